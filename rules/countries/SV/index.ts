/** All that is known about payments to SV. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SV as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { SV_ACH, SV_TRANSFER365 } from './schemes.js';

export const SV: CountryRules = {
  code: 'SV',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [SV_ACH, SV_TRANSFER365],
};
