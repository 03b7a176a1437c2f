/** All that is known about payments to CI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CI as iban } from './iban.js';

export const CI: CountryRules = {
  code: 'CI',
  iban,
  account,
};
