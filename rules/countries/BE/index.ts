/** All that is known about payments to BE. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { BE as iban } from './iban.js';
import { identifiers } from './identifiers.js';

export const BE: CountryRules = {
  code: 'BE',
  iban,
  account,
  identifiers,
};
