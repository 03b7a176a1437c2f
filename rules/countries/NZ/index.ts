/** All that is known about payments to NZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { NZ_ESAS, NZ_SBI } from './schemes.js';
import { terms } from './terms.js';

export const NZ: CountryRules = {
  code: 'NZ',
  account,
  identifiers,
  terms,
  schemes: [NZ_ESAS, NZ_SBI],
};
