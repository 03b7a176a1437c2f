/** All that is known about payments to RO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { RO as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { RO_PLATI_INSTANT, RO_REGIS, RO_SENT } from './schemes.js';

export const RO: CountryRules = {
  code: 'RO',
  iban,
  account,
  identifiers,
  schemes: [RO_PLATI_INSTANT, RO_REGIS, RO_SENT],
};
