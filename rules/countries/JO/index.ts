/** All that is known about payments to JO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { JO as iban } from './iban.js';
import { purposes } from './purposes.js';
import { JO_CLIQ, JO_RTGS } from './schemes.js';

export const JO: CountryRules = {
  code: 'JO',
  iban,
  account,
  purposes,
  schemes: [JO_CLIQ, JO_RTGS],
};
