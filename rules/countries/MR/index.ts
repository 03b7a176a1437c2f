/** All that is known about payments to MR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MR as iban } from './iban.js';

export const MR: CountryRules = {
  code: 'MR',
  iban,
  account,
};
