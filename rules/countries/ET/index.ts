/** All that is known about payments to ET. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ET_EATS, ET_ETHSWITCH } from './schemes.js';

export const ET: CountryRules = {
  code: 'ET',
  account,
  schemes: [ET_EATS, ET_ETHSWITCH],
};
