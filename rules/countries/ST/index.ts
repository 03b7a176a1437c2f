/** All that is known about payments to ST. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ST as iban } from './iban.js';

export const ST: CountryRules = {
  code: 'ST',
  iban,
  account,
};
