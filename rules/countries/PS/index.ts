/** All that is known about payments to PS. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { PS as iban } from './iban.js';

export const PS: CountryRules = {
  code: 'PS',
  iban,
  account,
};
