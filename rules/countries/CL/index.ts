/** All that is known about payments to CL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { CL_CCA, CL_COMBANC } from './schemes.js';
import { terms } from './terms.js';

export const CL: CountryRules = {
  code: 'CL',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [CL_CCA, CL_COMBANC],
};
