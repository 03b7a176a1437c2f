/** All that is known about payments to MZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MZ as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { MZ_MTR } from './schemes.js';

export const MZ: CountryRules = {
  code: 'MZ',
  iban,
  account,
  identifiers,
  schemes: [MZ_MTR],
};
