/** All that is known about payments to MU. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MU as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { MU_MACSS, MU_MAUCAS } from './schemes.js';

export const MU: CountryRules = {
  code: 'MU',
  iban,
  account,
  identifiers,
  schemes: [MU_MACSS, MU_MAUCAS],
};
