/** All that is known about payments to NL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { NL as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const NL: CountryRules = {
  code: 'NL',
  iban,
  account,
  identifiers,
  terms,
};
