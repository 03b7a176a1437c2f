/** All that is known about payments to AM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { AM_EPS } from './schemes.js';

export const AM: CountryRules = {
  code: 'AM',
  account,
  identifiers,
  payouts,
  schemes: [AM_EPS],
};
