/** All that is known about payments to IS. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IS as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { IS_MBK } from './schemes.js';
import { terms } from './terms.js';

export const IS: CountryRules = {
  code: 'IS',
  iban,
  account,
  identifiers,
  terms,
  schemes: [IS_MBK],
};
