/** All that is known about payments to GA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GA as iban } from './iban.js';

export const GA: CountryRules = {
  code: 'GA',
  iban,
  account,
};
