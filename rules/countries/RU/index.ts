/** All that is known about payments to RU. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { RU as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { RU_BESP, RU_SBP, RU_SNP, RU_SSP } from './schemes.js';
import { terms } from './terms.js';

export const RU: CountryRules = {
  code: 'RU',
  iban,
  account,
  identifiers,
  payouts,
  terms,
  schemes: [RU_BESP, RU_SBP, RU_SNP, RU_SSP],
};
