/** All that is known about payments to MC. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MC as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const MC: CountryRules = {
  code: 'MC',
  iban,
  account,
  identifiers,
};
