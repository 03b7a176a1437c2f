/** All that is known about payments to OM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { OM as iban } from './iban.js';
import { OM_ACH } from './schemes.js';

export const OM: CountryRules = {
  code: 'OM',
  iban,
  account,
  schemes: [OM_ACH],
};
