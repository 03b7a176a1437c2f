/** All that is known about payments to PT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { PT as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const PT: CountryRules = {
  code: 'PT',
  iban,
  account,
  identifiers,
  terms,
};
