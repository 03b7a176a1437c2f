/** All that is known about payments to CN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { purposes } from './purposes.js';
import { CN_BEPS, CN_HVPS, CN_IBPS, CN_UNIONPAY } from './schemes.js';
import { terms } from './terms.js';

export const CN: CountryRules = {
  code: 'CN',
  account,
  identifiers,
  payouts,
  purposes,
  terms,
  schemes: [CN_BEPS, CN_HVPS, CN_IBPS, CN_UNIONPAY],
};
