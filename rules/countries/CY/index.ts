/** All that is known about payments to CY. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { CY as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const CY: CountryRules = {
  code: 'CY',
  iban,
  account,
  identifiers,
};
