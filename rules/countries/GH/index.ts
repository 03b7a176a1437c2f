/** All that is known about payments to GH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { GH_ACH, GH_GIP, GH_GIS } from './schemes.js';
import { terms } from './terms.js';

export const GH: CountryRules = {
  code: 'GH',
  account,
  identifiers,
  terms,
  schemes: [GH_ACH, GH_GIP, GH_GIS],
};
