/** All that is known about payments to PL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { PL as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { PL_BLIK, PL_ELIXIR, PL_EXPRESS_ELIXIR, PL_SORBNET } from './schemes.js';
import { terms } from './terms.js';

export const PL: CountryRules = {
  code: 'PL',
  iban,
  account,
  identifiers,
  terms,
  schemes: [PL_BLIK, PL_ELIXIR, PL_EXPRESS_ELIXIR, PL_SORBNET],
};
