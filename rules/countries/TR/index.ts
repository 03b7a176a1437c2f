/** All that is known about payments to TR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TR as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { TR_EFT, TR_FAST } from './schemes.js';
import { terms } from './terms.js';

export const TR: CountryRules = {
  code: 'TR',
  iban,
  account,
  identifiers,
  terms,
  schemes: [TR_EFT, TR_FAST],
};
