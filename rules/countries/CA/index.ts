/** All that is known about payments to CA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { CA_EFT, CA_INTERAC, CA_LYNX } from './schemes.js';
import { terms } from './terms.js';

export const CA: CountryRules = {
  code: 'CA',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [CA_EFT, CA_INTERAC, CA_LYNX],
};
