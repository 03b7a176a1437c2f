/** All that is known about payments to CW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { CW_CBC } from './schemes.js';

export const CW: CountryRules = {
  code: 'CW',
  schemes: [CW_CBC],
};
