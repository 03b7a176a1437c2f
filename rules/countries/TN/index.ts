/** All that is known about payments to TN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TN as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { TN_SGMT, TN_SIBTEL } from './schemes.js';
import { terms } from './terms.js';

export const TN: CountryRules = {
  code: 'TN',
  iban,
  account,
  identifiers,
  terms,
  schemes: [TN_SGMT, TN_SIBTEL],
};
