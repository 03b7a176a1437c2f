/** All that is known about payments to UG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { UG_EFT, UG_UNIS } from './schemes.js';

export const UG: CountryRules = {
  code: 'UG',
  account,
  schemes: [UG_EFT, UG_UNIS],
};
