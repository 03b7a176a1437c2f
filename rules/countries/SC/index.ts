/** All that is known about payments to SC. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SC as iban } from './iban.js';

export const SC: CountryRules = {
  code: 'SC',
  iban,
  account,
};
