/** All that is known about payments to RS. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { RS as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { RS_IPS, RS_RTGS } from './schemes.js';

export const RS: CountryRules = {
  code: 'RS',
  iban,
  account,
  identifiers,
  schemes: [RS_IPS, RS_RTGS],
};
