/** All that is known about payments to HU. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { HU as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { HU_AFR, HU_GIRO, HU_VIBER } from './schemes.js';
import { terms } from './terms.js';

export const HU: CountryRules = {
  code: 'HU',
  iban,
  account,
  identifiers,
  terms,
  schemes: [HU_AFR, HU_GIRO, HU_VIBER],
};
