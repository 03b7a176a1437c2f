/** All that is known about payments to IR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IR as iban } from './iban.js';

export const IR: CountryRules = {
  code: 'IR',
  iban,
  account,
};
