/** All that is known about payments to AE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AE as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { purposes } from './purposes.js';
import { AE_AANI, AE_UAEFTS } from './schemes.js';

export const AE: CountryRules = {
  code: 'AE',
  iban,
  account,
  identifiers,
  purposes,
  schemes: [AE_AANI, AE_UAEFTS],
};
