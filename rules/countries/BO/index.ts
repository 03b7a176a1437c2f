/** All that is known about payments to BO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { BO_ACH } from './schemes.js';

export const BO: CountryRules = {
  code: 'BO',
  account,
  identifiers,
  payouts,
  schemes: [BO_ACH],
};
