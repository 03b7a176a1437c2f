/** All that is known about payments to RW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';

export const RW: CountryRules = {
  code: 'RW',
  account,
};
