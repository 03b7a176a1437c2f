/** All that is known about payments to VG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { VG as iban } from './iban.js';

export const VG: CountryRules = {
  code: 'VG',
  iban,
  account,
};
