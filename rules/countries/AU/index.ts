/** All that is known about payments to AU. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { AU_BECS, AU_BPAY, AU_HVCS, AU_NPP } from './schemes.js';
import { terms } from './terms.js';

export const AU: CountryRules = {
  code: 'AU',
  account,
  identifiers,
  terms,
  schemes: [AU_BECS, AU_BPAY, AU_HVCS, AU_NPP],
};
