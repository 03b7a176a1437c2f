/** All that is known about payments to DK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { DK as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { DK_BATCH_CLEARING, DK_INTRADAGCLEARING, DK_KRONOS, DK_STRAKSCLEARING, DK_T2, DK_TIPS } from './schemes.js';
import { terms } from './terms.js';

export const DK: CountryRules = {
  code: 'DK',
  iban,
  account,
  identifiers,
  terms,
  schemes: [DK_BATCH_CLEARING, DK_INTRADAGCLEARING, DK_KRONOS, DK_STRAKSCLEARING, DK_T2, DK_TIPS],
};
