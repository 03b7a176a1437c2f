/** All that is known about payments to MA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MA as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { MA_INSTANT, MA_SIMT } from './schemes.js';
import { terms } from './terms.js';

export const MA: CountryRules = {
  code: 'MA',
  iban,
  account,
  identifiers,
  terms,
  schemes: [MA_INSTANT, MA_SIMT],
};
