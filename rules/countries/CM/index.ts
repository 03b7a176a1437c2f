/** All that is known about payments to CM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CM as iban } from './iban.js';

export const CM: CountryRules = {
  code: 'CM',
  iban,
  account,
};
