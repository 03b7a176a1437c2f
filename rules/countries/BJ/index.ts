/** All that is known about payments to BJ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BJ as iban } from './iban.js';
import { payouts } from './payouts.js';

export const BJ: CountryRules = {
  code: 'BJ',
  iban,
  account,
  payouts,
};
