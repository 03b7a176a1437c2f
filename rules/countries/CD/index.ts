/** All that is known about payments to CD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { CD_ATS_RTGS } from './schemes.js';

export const CD: CountryRules = {
  code: 'CD',
  schemes: [CD_ATS_RTGS],
};
