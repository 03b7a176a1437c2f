/** All that is known about payments to PY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { payouts } from './payouts.js';
import { PY_SIPAP } from './schemes.js';

export const PY: CountryRules = {
  code: 'PY',
  account,
  identifiers,
  payouts,
  schemes: [PY_SIPAP],
};
