/** All that is known about payments to FR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { FR as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { terms } from './terms.js';

export const FR: CountryRules = {
  code: 'FR',
  iban,
  account,
  identifiers,
  terms,
};
