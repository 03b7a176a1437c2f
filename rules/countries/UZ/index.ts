/** All that is known about payments to UZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { UZ_INTERBANK, UZ_SBP } from './schemes.js';

export const UZ: CountryRules = {
  code: 'UZ',
  account,
  identifiers,
  schemes: [UZ_INTERBANK, UZ_SBP],
};
