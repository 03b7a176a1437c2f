/** All that is known about payments to LT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LT as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const LT: CountryRules = {
  code: 'LT',
  iban,
  account,
  identifiers,
};
