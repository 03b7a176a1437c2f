/** All that is known about payments to MG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MG as iban } from './iban.js';
import { MG_ACH, MG_RTGS } from './schemes.js';

export const MG: CountryRules = {
  code: 'MG',
  iban,
  account,
  schemes: [MG_ACH, MG_RTGS],
};
