/** All that is known about payments to ZA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { ZA_EFT, ZA_PAYSHAP, ZA_RTC, ZA_SAMOS } from './schemes.js';
import { terms } from './terms.js';

export const ZA: CountryRules = {
  code: 'ZA',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [ZA_EFT, ZA_PAYSHAP, ZA_RTC, ZA_SAMOS],
};
