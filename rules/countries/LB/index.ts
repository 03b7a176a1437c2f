/** All that is known about payments to LB. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { LB as iban } from './iban.js';
import { LB_BDL_CLEAR, LB_BDL_RTGS } from './schemes.js';

export const LB: CountryRules = {
  code: 'LB',
  iban,
  account,
  schemes: [LB_BDL_CLEAR, LB_BDL_RTGS],
};
