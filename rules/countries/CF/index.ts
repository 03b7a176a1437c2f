/** All that is known about payments to CF. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CF as iban } from './iban.js';

export const CF: CountryRules = {
  code: 'CF',
  iban,
  account,
};
