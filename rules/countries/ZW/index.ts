/** All that is known about payments to ZW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { ZW_ZETSS } from './schemes.js';

export const ZW: CountryRules = {
  code: 'ZW',
  account,
  schemes: [ZW_ZETSS],
};
