/** All that is known about payments to SI. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { SI as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const SI: CountryRules = {
  code: 'SI',
  iban,
  account,
  identifiers,
};
