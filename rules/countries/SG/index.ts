/** All that is known about payments to SG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { SG_FAST, SG_GIRO, SG_MEPS, SG_PAYNOW } from './schemes.js';
import { terms } from './terms.js';

export const SG: CountryRules = {
  code: 'SG',
  account,
  identifiers,
  terms,
  schemes: [SG_FAST, SG_GIRO, SG_MEPS, SG_PAYNOW],
};
