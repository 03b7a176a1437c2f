/** All that is known about payments to NI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NI as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { NI_ACH } from './schemes.js';

export const NI: CountryRules = {
  code: 'NI',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [NI_ACH],
};
