/** All that is known about payments to AL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AL as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { AL_AIPS } from './schemes.js';

export const AL: CountryRules = {
  code: 'AL',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [AL_AIPS],
};
