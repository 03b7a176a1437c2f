/** All that is known about payments to TJ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { identifiers } from './identifiers.js';

export const TJ: CountryRules = {
  code: 'TJ',
  identifiers,
};
