/** All that is known about payments to BY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BY as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { BY_BISS, BY_SMP } from './schemes.js';

export const BY: CountryRules = {
  code: 'BY',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [BY_BISS, BY_SMP],
};
