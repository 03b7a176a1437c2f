/** All that is known about payments to RW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { RW_RIPPS_ACH, RW_RIPPS_RTGS } from './schemes.js';

export const RW: CountryRules = {
  code: 'RW',
  account,
  schemes: [RW_RIPPS_ACH, RW_RIPPS_RTGS],
};
