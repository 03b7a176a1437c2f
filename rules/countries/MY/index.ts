/** All that is known about payments to MY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { purposes } from './purposes.js';
import { MY_DUITNOW, MY_IBG, MY_RENTAS } from './schemes.js';
import { terms } from './terms.js';

export const MY: CountryRules = {
  code: 'MY',
  account,
  identifiers,
  purposes,
  terms,
  schemes: [MY_DUITNOW, MY_IBG, MY_RENTAS],
};
