/** All that is known about payments to AO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { AO as iban } from './iban.js';
import { AO_KWIK, AO_SPTR } from './schemes.js';

export const AO: CountryRules = {
  code: 'AO',
  iban,
  account,
  schemes: [AO_KWIK, AO_SPTR],
};
