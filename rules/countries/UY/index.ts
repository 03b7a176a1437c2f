/** All that is known about payments to UY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { UY_ACH } from './schemes.js';
import { terms } from './terms.js';

export const UY: CountryRules = {
  code: 'UY',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [UY_ACH],
};
