/** All that is known about payments to LS. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { LS_LSW } from './schemes.js';

export const LS: CountryRules = {
  code: 'LS',
  schemes: [LS_LSW],
};
