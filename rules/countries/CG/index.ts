/** All that is known about payments to CG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CG as iban } from './iban.js';

export const CG: CountryRules = {
  code: 'CG',
  iban,
  account,
};
