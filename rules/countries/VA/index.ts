/** All that is known about payments to VA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { VA as iban } from './iban.js';

export const VA: CountryRules = {
  code: 'VA',
  iban,
  account,
};
