/** All that is known about payments to MW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MW_MITASS } from './schemes.js';

export const MW: CountryRules = {
  code: 'MW',
  account,
  schemes: [MW_MITASS],
};
