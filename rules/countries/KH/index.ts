/** All that is known about payments to KH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { KH_BAKONG } from './schemes.js';

export const KH: CountryRules = {
  code: 'KH',
  account,
  schemes: [KH_BAKONG],
};
