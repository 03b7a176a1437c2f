/** All that is known about payments to TH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { TH_BAHTNET, TH_PROMPTPAY, TH_SMART } from './schemes.js';
import { terms } from './terms.js';

export const TH: CountryRules = {
  code: 'TH',
  account,
  identifiers,
  terms,
  schemes: [TH_BAHTNET, TH_PROMPTPAY, TH_SMART],
};
