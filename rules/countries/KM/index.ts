/** All that is known about payments to KM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { KM as iban } from './iban.js';

export const KM: CountryRules = {
  code: 'KM',
  iban,
  account,
};
