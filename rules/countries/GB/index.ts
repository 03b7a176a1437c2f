/** All that is known about payments to GB. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GB as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { GB_BACS, GB_CHAPS, GB_FPS } from './schemes.js';
import { terms } from './terms.js';

export const GB: CountryRules = {
  code: 'GB',
  iban,
  account,
  identifiers,
  terms,
  schemes: [GB_BACS, GB_CHAPS, GB_FPS],
};
