/** All that is known about payments to PG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { PG_KATS } from './schemes.js';

export const PG: CountryRules = {
  code: 'PG',
  schemes: [PG_KATS],
};
