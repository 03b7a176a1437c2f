/** All that is known about payments to IE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IE as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const IE: CountryRules = {
  code: 'IE',
  iban,
  account,
  identifiers,
  terms,
};
