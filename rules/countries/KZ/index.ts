/** All that is known about payments to KZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { KZ as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { purposes } from './purposes.js';
import { KZ_ICS, KZ_ISMT } from './schemes.js';

export const KZ: CountryRules = {
  code: 'KZ',
  iban,
  account,
  identifiers,
  payouts,
  purposes,
  schemes: [KZ_ICS, KZ_ISMT],
};
