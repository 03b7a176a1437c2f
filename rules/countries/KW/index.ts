/** All that is known about payments to KW. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { KW as iban } from './iban.js';
import { purposes } from './purposes.js';
import { KW_KASSIP, KW_WAMD } from './schemes.js';

export const KW: CountryRules = {
  code: 'KW',
  iban,
  account,
  purposes,
  schemes: [KW_KASSIP, KW_WAMD],
};
