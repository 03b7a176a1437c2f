/** All that is known about payments to PA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { PA_ACH } from './schemes.js';

export const PA: CountryRules = {
  code: 'PA',
  account,
  identifiers,
  payouts,
  schemes: [PA_ACH],
};
