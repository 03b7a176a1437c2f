/** All that is known about payments to CH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CH as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { CH_EUROSIC, CH_SIC, CH_SIC_IP } from './schemes.js';
import { terms } from './terms.js';

export const CH: CountryRules = {
  code: 'CH',
  iban,
  account,
  identifiers,
  terms,
  schemes: [CH_EUROSIC, CH_SIC, CH_SIC_IP],
};
