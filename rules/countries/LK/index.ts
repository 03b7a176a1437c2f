/** All that is known about payments to LK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { LK_CEFTS, LK_LANKASETTLE, LK_SLIPS } from './schemes.js';
import { terms } from './terms.js';

export const LK: CountryRules = {
  code: 'LK',
  account,
  identifiers,
  terms,
  schemes: [LK_CEFTS, LK_LANKASETTLE, LK_SLIPS],
};
