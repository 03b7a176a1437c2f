/** All that is known about payments to BR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BR as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { BR_DOC, BR_PIX, BR_TED } from './schemes.js';
import { terms } from './terms.js';

export const BR: CountryRules = {
  code: 'BR',
  iban,
  account,
  identifiers,
  payouts,
  terms,
  schemes: [BR_DOC, BR_PIX, BR_TED],
};
