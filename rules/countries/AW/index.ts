/** All that is known about payments to AW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { AW_CBA } from './schemes.js';

export const AW: CountryRules = {
  code: 'AW',
  schemes: [AW_CBA],
};
