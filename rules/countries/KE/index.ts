/** All that is known about payments to KE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { KE_EFT, KE_KEPSS, KE_MPESA, KE_PESALINK } from './schemes.js';
import { terms } from './terms.js';

export const KE: CountryRules = {
  code: 'KE',
  account,
  identifiers,
  terms,
  schemes: [KE_EFT, KE_KEPSS, KE_MPESA, KE_PESALINK],
};
