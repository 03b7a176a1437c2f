/** All that is known about payments to ZM. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ZM_ZIPSS } from './schemes.js';

export const ZM: CountryRules = {
  code: 'ZM',
  account,
  schemes: [ZM_ZIPSS],
};
