/** All that is known about payments to MK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MK as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { MK_KIBS, MK_MIPS } from './schemes.js';

export const MK: CountryRules = {
  code: 'MK',
  iban,
  account,
  identifiers,
  schemes: [MK_KIBS, MK_MIPS],
};
