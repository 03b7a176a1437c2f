/** All that is known about payments to CR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CR as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { CR_SINPE } from './schemes.js';

export const CR: CountryRules = {
  code: 'CR',
  iban,
  account,
  identifiers,
  payouts,
  schemes: [CR_SINPE],
};
