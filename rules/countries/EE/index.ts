/** All that is known about payments to EE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { EE as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const EE: CountryRules = {
  code: 'EE',
  iban,
  account,
  identifiers,
};
