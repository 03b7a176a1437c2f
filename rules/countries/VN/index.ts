/** All that is known about payments to VN. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { VN_CITAD, VN_NAPAS_247 } from './schemes.js';
import { terms } from './terms.js';

export const VN: CountryRules = {
  code: 'VN',
  account,
  identifiers,
  terms,
  schemes: [VN_CITAD, VN_NAPAS_247],
};
