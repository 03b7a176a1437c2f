/** All that is known about payments to TJ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { identifiers } from './identifiers.js';
import { TJ_AIMT } from './schemes.js';

export const TJ: CountryRules = {
  code: 'TJ',
  identifiers,
  schemes: [TJ_AIMT],
};
