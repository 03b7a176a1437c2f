/** All that is known about payments to IT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IT as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const IT: CountryRules = {
  code: 'IT',
  iban,
  account,
  identifiers,
  terms,
};
