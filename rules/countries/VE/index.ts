/** All that is known about payments to VE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { VE_CREDITO_INMEDIATO, VE_PAGO_MOVIL } from './schemes.js';

export const VE: CountryRules = {
  code: 'VE',
  account,
  identifiers,
  payouts,
  schemes: [VE_CREDITO_INMEDIATO, VE_PAGO_MOVIL],
};
