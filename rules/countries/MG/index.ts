/** All that is known about payments to MG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MG as iban } from './iban.js';

export const MG: CountryRules = {
  code: 'MG',
  iban,
  account,
};
