/** All that is known about payments to HN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { HN as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { HN_ACH } from './schemes.js';

export const HN: CountryRules = {
  code: 'HN',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [HN_ACH],
};
