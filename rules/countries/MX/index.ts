/** All that is known about payments to MX. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { MX_SPEI, MX_SPID } from './schemes.js';
import { terms } from './terms.js';

export const MX: CountryRules = {
  code: 'MX',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [MX_SPEI, MX_SPID],
};
