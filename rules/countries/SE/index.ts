/** All that is known about payments to SE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SE as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { SE_BANKGIROT, SE_DATACLEARING, SE_RIX, SE_RIX_INST, SE_SWISH } from './schemes.js';
import { terms } from './terms.js';

export const SE: CountryRules = {
  code: 'SE',
  iban,
  account,
  identifiers,
  terms,
  schemes: [SE_BANKGIROT, SE_DATACLEARING, SE_RIX, SE_RIX_INST, SE_SWISH],
};
