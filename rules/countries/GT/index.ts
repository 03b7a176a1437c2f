/** All that is known about payments to GT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GT as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { GT_ACH } from './schemes.js';

export const GT: CountryRules = {
  code: 'GT',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [GT_ACH],
};
