/** All that is known about payments to TT. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { TT_SAFE_TT } from './schemes.js';

export const TT: CountryRules = {
  code: 'TT',
  schemes: [TT_SAFE_TT],
};
