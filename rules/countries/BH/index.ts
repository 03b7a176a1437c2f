/** All that is known about payments to BH. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BH as iban } from './iban.js';
import { payouts } from './payouts.js';
import { purposes } from './purposes.js';
import { BH_EFTS } from './schemes.js';

export const BH: CountryRules = {
  code: 'BH',
  iban,
  account,
  payouts,
  purposes,
  schemes: [BH_EFTS],
};
