/** All that is known about payments to LY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LY as iban } from './iban.js';

export const LY: CountryRules = {
  code: 'LY',
  iban,
  account,
};
