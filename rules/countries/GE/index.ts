/** All that is known about payments to GE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GE as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { GE_RTGS } from './schemes.js';

export const GE: CountryRules = {
  code: 'GE',
  iban,
  account,
  identifiers,
  schemes: [GE_RTGS],
};
