/** All that is known about payments to LV. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LV as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const LV: CountryRules = {
  code: 'LV',
  iban,
  account,
  identifiers,
};
