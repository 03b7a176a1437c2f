/** All that is known about payments to NG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NG_NEFT, NG_NIP } from './schemes.js';
import { terms } from './terms.js';

export const NG: CountryRules = {
  code: 'NG',
  account,
  terms,
  schemes: [NG_NEFT, NG_NIP],
};
