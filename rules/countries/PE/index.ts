/** All that is known about payments to PE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { PE_CCE, PE_LBTR } from './schemes.js';
import { terms } from './terms.js';

export const PE: CountryRules = {
  code: 'PE',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [PE_CCE, PE_LBTR],
};
