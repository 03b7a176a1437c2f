/** All that is known about payments to MM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { MM_CBM_NET_ACH, MM_CBM_NET_RTGS } from './schemes.js';

export const MM: CountryRules = {
  code: 'MM',
  schemes: [MM_CBM_NET_ACH, MM_CBM_NET_RTGS],
};
