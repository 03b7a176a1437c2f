/** All that is known about payments to US. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { US_CHIPS, US_FEDACH, US_FEDNOW, US_FEDWIRE, US_RTP } from './schemes.js';
import { terms } from './terms.js';

export const US: CountryRules = {
  code: 'US',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [US_CHIPS, US_FEDACH, US_FEDNOW, US_FEDWIRE, US_RTP],
};
