/** All that is known about payments to ME. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ME as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const ME: CountryRules = {
  code: 'ME',
  iban,
  account,
  identifiers,
};
