/** All that is known about payments to NA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NA_NISS } from './schemes.js';

export const NA: CountryRules = {
  code: 'NA',
  account,
  schemes: [NA_NISS],
};
