/** All that is known about payments to SA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SA as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { SA_SARIE, SA_SARIE_IPS } from './schemes.js';

export const SA: CountryRules = {
  code: 'SA',
  iban,
  account,
  identifiers,
  schemes: [SA_SARIE, SA_SARIE_IPS],
};
