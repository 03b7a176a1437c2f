/** All that is known about payments to TZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TZ_TIPS, TZ_TISS } from './schemes.js';

export const TZ: CountryRules = {
  code: 'TZ',
  account,
  schemes: [TZ_TIPS, TZ_TISS],
};
