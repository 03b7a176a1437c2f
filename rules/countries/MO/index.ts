/** All that is known about payments to MO. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { MO_RTGS } from './schemes.js';

export const MO: CountryRules = {
  code: 'MO',
  schemes: [MO_RTGS],
};
