/** All that is known about payments to PK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { PK as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { PK_IBFT, PK_PRISM, PK_RAAST } from './schemes.js';
import { terms } from './terms.js';

export const PK: CountryRules = {
  code: 'PK',
  iban,
  account,
  identifiers,
  terms,
  schemes: [PK_IBFT, PK_PRISM, PK_RAAST],
};
