/** All that is known about payments to PH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { PH_INSTAPAY, PH_PDDTS, PH_PESONET, PH_PHILPASS } from './schemes.js';
import { terms } from './terms.js';

export const PH: CountryRules = {
  code: 'PH',
  account,
  identifiers,
  payouts,
  terms,
  schemes: [PH_INSTAPAY, PH_PDDTS, PH_PESONET, PH_PHILPASS],
};
