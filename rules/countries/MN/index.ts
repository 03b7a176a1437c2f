/** All that is known about payments to MN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MN as iban } from './iban.js';
import { MN_ACH, MN_RTGS } from './schemes.js';

export const MN: CountryRules = {
  code: 'MN',
  iban,
  account,
  schemes: [MN_ACH, MN_RTGS],
};
