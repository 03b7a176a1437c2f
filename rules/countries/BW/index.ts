/** All that is known about payments to BW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BW_BISS } from './schemes.js';

export const BW: CountryRules = {
  code: 'BW',
  account,
  schemes: [BW_BISS],
};
