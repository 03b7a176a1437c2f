/** All that is known about payments to AD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AD as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const AD: CountryRules = {
  code: 'AD',
  iban,
  account,
  identifiers,
};
