/** All that is known about payments to IN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { purposes } from './purposes.js';
import { IN_IMPS, IN_NEFT, IN_RTGS, IN_UPI } from './schemes.js';
import { terms } from './terms.js';

export const IN: CountryRules = {
  code: 'IN',
  account,
  identifiers,
  payouts,
  purposes,
  terms,
  schemes: [IN_IMPS, IN_NEFT, IN_RTGS, IN_UPI],
};
