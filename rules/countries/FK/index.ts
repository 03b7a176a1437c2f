/** All that is known about payments to FK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { FK as iban } from './iban.js';

export const FK: CountryRules = {
  code: 'FK',
  iban,
  account,
};
