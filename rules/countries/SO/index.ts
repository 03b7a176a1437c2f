/** All that is known about payments to SO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SO as iban } from './iban.js';

export const SO: CountryRules = {
  code: 'SO',
  iban,
  account,
};
