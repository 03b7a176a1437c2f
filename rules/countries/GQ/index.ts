/** All that is known about payments to GQ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GQ as iban } from './iban.js';

export const GQ: CountryRules = {
  code: 'GQ',
  iban,
  account,
};
