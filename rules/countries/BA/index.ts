/** All that is known about payments to BA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BA as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { BA_RTGS } from './schemes.js';

export const BA: CountryRules = {
  code: 'BA',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [BA_RTGS],
};
