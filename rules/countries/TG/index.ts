/** All that is known about payments to TG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TG as iban } from './iban.js';

export const TG: CountryRules = {
  code: 'TG',
  iban,
  account,
};
