/** All that is known about payments to LU. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LU as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const LU: CountryRules = {
  code: 'LU',
  iban,
  account,
  identifiers,
};
