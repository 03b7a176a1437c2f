/** All that is known about payments to ES. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ES as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { ES_BIZUM } from './schemes.js';
import { terms } from './terms.js';

export const ES: CountryRules = {
  code: 'ES',
  iban,
  account,
  identifiers,
  terms,
  schemes: [ES_BIZUM],
};
