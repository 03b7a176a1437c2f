/** All that is known about payments to AT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AT as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const AT: CountryRules = {
  code: 'AT',
  iban,
  account,
  identifiers,
  terms,
};
