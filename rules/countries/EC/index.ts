/** All that is known about payments to EC. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { EC_SPI } from './schemes.js';
import { terms } from './terms.js';

export const EC: CountryRules = {
  code: 'EC',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [EC_SPI],
};
