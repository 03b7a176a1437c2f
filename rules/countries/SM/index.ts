/** All that is known about payments to SM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SM as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const SM: CountryRules = {
  code: 'SM',
  iban,
  account,
  identifiers,
};
