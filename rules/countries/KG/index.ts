/** All that is known about payments to KG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { KG_RTGS, KG_SPK } from './schemes.js';

export const KG: CountryRules = {
  code: 'KG',
  account,
  identifiers,
  schemes: [KG_RTGS, KG_SPK],
};
