/** All that is known about payments to IL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IL as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { IL_MASAV, IL_ZAHAV } from './schemes.js';
import { terms } from './terms.js';

export const IL: CountryRules = {
  code: 'IL',
  iban,
  account,
  identifiers,
  terms,
  schemes: [IL_MASAV, IL_ZAHAV],
};
