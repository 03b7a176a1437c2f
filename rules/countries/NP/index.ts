/** All that is known about payments to NP. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { NP_NCHL_IPS } from './schemes.js';

export const NP: CountryRules = {
  code: 'NP',
  account,
  identifiers,
  schemes: [NP_NCHL_IPS],
};
