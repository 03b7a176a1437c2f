/** All that is known about payments to SK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SK as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const SK: CountryRules = {
  code: 'SK',
  iban,
  account,
  identifiers,
};
