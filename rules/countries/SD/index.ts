/** All that is known about payments to SD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SD as iban } from './iban.js';

export const SD: CountryRules = {
  code: 'SD',
  iban,
  account,
};
