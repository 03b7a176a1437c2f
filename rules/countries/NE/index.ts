/** All that is known about payments to NE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NE as iban } from './iban.js';

export const NE: CountryRules = {
  code: 'NE',
  iban,
  account,
};
