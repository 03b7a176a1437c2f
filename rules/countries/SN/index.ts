/** All that is known about payments to SN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SN as iban } from './iban.js';

export const SN: CountryRules = {
  code: 'SN',
  iban,
  account,
};
