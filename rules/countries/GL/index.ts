/** All that is known about payments to GL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GL as iban } from './iban.js';

export const GL: CountryRules = {
  code: 'GL',
  iban,
  account,
};
