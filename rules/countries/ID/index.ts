/** All that is known about payments to ID. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { ID_BI_FAST, ID_RTGS, ID_SKNBI } from './schemes.js';
import { terms } from './terms.js';

export const ID: CountryRules = {
  code: 'ID',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [ID_BI_FAST, ID_RTGS, ID_SKNBI],
};
