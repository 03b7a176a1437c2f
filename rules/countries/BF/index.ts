/** All that is known about payments to BF. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BF as iban } from './iban.js';

export const BF: CountryRules = {
  code: 'BF',
  iban,
  account,
};
