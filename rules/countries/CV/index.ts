/** All that is known about payments to CV. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CV as iban } from './iban.js';

export const CV: CountryRules = {
  code: 'CV',
  iban,
  account,
};
