/** All that is known about payments to FI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { FI as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const FI: CountryRules = {
  code: 'FI',
  iban,
  account,
  identifiers,
};
