/** All that is known about payments to TD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TD as iban } from './iban.js';

export const TD: CountryRules = {
  code: 'TD',
  iban,
  account,
};
