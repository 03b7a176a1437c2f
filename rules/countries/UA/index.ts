/** All that is known about payments to UA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { UA as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { UA_SEP } from './schemes.js';
import { terms } from './terms.js';

export const UA: CountryRules = {
  code: 'UA',
  iban,
  account,
  identifiers,
  payouts,
  terms,
  schemes: [UA_SEP],
};
