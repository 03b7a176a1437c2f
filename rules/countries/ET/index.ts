/** All that is known about payments to ET. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';

export const ET: CountryRules = {
  code: 'ET',
  account,
};
