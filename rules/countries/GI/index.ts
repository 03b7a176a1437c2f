/** All that is known about payments to GI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GI as iban } from './iban.js';

export const GI: CountryRules = {
  code: 'GI',
  iban,
  account,
};
