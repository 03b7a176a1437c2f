/** All that is known about payments to BB. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { BB_CBRTGS } from './schemes.js';

export const BB: CountryRules = {
  code: 'BB',
  schemes: [BB_CBRTGS],
};
