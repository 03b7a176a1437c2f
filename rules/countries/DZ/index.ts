/** All that is known about payments to DZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { DZ as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { DZ_ARTS, DZ_ATCI } from './schemes.js';

export const DZ: CountryRules = {
  code: 'DZ',
  iban,
  account,
  identifiers,
  schemes: [DZ_ARTS, DZ_ATCI],
};
