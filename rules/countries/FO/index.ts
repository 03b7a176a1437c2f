/** All that is known about payments to FO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { FO as iban } from './iban.js';

export const FO: CountryRules = {
  code: 'FO',
  iban,
  account,
};
