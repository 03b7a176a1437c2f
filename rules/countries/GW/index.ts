/** All that is known about payments to GW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GW as iban } from './iban.js';

export const GW: CountryRules = {
  code: 'GW',
  iban,
  account,
};
