/** All that is known about payments to YE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { YE as iban } from './iban.js';

export const YE: CountryRules = {
  code: 'YE',
  iban,
  account,
};
