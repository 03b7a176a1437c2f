/** All that is known about payments to JM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { JM_ACH, JM_JAMCLEAR_RTGS } from './schemes.js';

export const JM: CountryRules = {
  code: 'JM',
  schemes: [JM_ACH, JM_JAMCLEAR_RTGS],
};
