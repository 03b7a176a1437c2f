/** All that is known about payments to LA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { LA_LAPNET, LA_RTGS } from './schemes.js';

export const LA: CountryRules = {
  code: 'LA',
  schemes: [LA_LAPNET, LA_RTGS],
};
