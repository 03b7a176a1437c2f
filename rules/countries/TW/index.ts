/** All that is known about payments to TW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { TW_CIFS, TW_FISC } from './schemes.js';
import { terms } from './terms.js';

export const TW: CountryRules = {
  code: 'TW',
  account,
  identifiers,
  terms,
  schemes: [TW_CIFS, TW_FISC],
};
