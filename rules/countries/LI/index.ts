/** All that is known about payments to LI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LI as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const LI: CountryRules = {
  code: 'LI',
  iban,
  account,
  identifiers,
};
