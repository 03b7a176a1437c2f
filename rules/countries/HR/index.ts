/** All that is known about payments to HR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { HR as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const HR: CountryRules = {
  code: 'HR',
  iban,
  account,
  identifiers,
};
