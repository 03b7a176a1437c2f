/** All that is known about payments to BS. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { BS_BISS } from './schemes.js';

export const BS: CountryRules = {
  code: 'BS',
  schemes: [BS_BISS],
};
