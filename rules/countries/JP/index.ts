/** All that is known about payments to JP. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { JP_BOJ_NET, JP_FXYCS, JP_ZENGIN } from './schemes.js';
import { terms } from './terms.js';

export const JP: CountryRules = {
  code: 'JP',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [JP_BOJ_NET, JP_FXYCS, JP_ZENGIN],
};
