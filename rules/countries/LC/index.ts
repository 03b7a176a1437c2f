/** All that is known about payments to LC. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LC as iban } from './iban.js';

export const LC: CountryRules = {
  code: 'LC',
  iban,
  account,
};
