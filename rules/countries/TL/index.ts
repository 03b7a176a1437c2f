/** All that is known about payments to TL. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { TL as iban } from './iban.js';

export const TL: CountryRules = {
  code: 'TL',
  iban,
  account,
};
