/** All that is known about payments to AR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { AR_TRANSFERENCIAS } from './schemes.js';
import { terms } from './terms.js';

export const AR: CountryRules = {
  code: 'AR',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [AR_TRANSFERENCIAS],
};
