/** All that is known about payments to DJ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { DJ as iban } from './iban.js';

export const DJ: CountryRules = {
  code: 'DJ',
  iban,
  account,
};
