/** All that is known about payments to CZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CZ as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { CZ_CERTIS, CZ_CERTIS_INST } from './schemes.js';
import { terms } from './terms.js';

export const CZ: CountryRules = {
  code: 'CZ',
  iban,
  account,
  identifiers,
  terms,
  schemes: [CZ_CERTIS, CZ_CERTIS_INST],
};
