/** All that is known about payments to BG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BG as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { BG_BISERA, BG_RINGS } from './schemes.js';

export const BG: CountryRules = {
  code: 'BG',
  iban,
  account,
  identifiers,
  schemes: [BG_BISERA, BG_RINGS],
};
