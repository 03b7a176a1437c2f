/** All that is known about payments to CO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { CO_ACH, CO_BREB, CO_CENIT, CO_CUD } from './schemes.js';
import { terms } from './terms.js';

export const CO: CountryRules = {
  code: 'CO',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [CO_ACH, CO_BREB, CO_CENIT, CO_CUD],
};
