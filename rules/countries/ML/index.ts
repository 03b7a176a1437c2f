/** All that is known about payments to ML. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ML as iban } from './iban.js';

export const ML: CountryRules = {
  code: 'ML',
  iban,
  account,
};
