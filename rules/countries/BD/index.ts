/** All that is known about payments to BD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { BD_BEFTN, BD_NPSB, BD_RTGS } from './schemes.js';
import { terms } from './terms.js';

export const BD: CountryRules = {
  code: 'BD',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [BD_BEFTN, BD_NPSB, BD_RTGS],
};
