/** All that is known about payments to DE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { DE as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const DE: CountryRules = {
  code: 'DE',
  iban,
  account,
  identifiers,
  terms,
};
