/** All that is known about payments to XK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { XK as iban } from './iban.js';

export const XK: CountryRules = {
  code: 'XK',
  iban,
  account,
};
