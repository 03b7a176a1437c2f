/** All that is known about payments to AZ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AZ as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { AZ_AZIPS } from './schemes.js';

export const AZ: CountryRules = {
  code: 'AZ',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [AZ_AZIPS],
};
