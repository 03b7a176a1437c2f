/** All that is known about payments to MT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MT as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const MT: CountryRules = {
  code: 'MT',
  iban,
  account,
  identifiers,
};
