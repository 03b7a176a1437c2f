/** All that is known about payments to GR. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { GR as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const GR: CountryRules = {
  code: 'GR',
  iban,
  account,
  identifiers,
};
