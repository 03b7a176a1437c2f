/** All that is known about payments to NO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NO as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { NO_NBO, NO_NICS, NO_STRAKS } from './schemes.js';
import { terms } from './terms.js';

export const NO: CountryRules = {
  code: 'NO',
  iban,
  account,
  identifiers,
  terms,
  schemes: [NO_NBO, NO_NICS, NO_STRAKS],
};
