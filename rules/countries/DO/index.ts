/** All that is known about payments to DO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { DO as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { DO_ACH, DO_LBTR } from './schemes.js';

export const DO: CountryRules = {
  code: 'DO',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [DO_ACH, DO_LBTR],
};
