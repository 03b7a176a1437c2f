/** All that is known about payments to KR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { KR_BOK_WIRE, KR_KFTC } from './schemes.js';
import { terms } from './terms.js';

export const KR: CountryRules = {
  code: 'KR',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [KR_BOK_WIRE, KR_KFTC],
};
