/** All that is known about payments to BI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BI as iban } from './iban.js';

export const BI: CountryRules = {
  code: 'BI',
  iban,
  account,
};
