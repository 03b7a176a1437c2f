/** All that is known about payments to EG. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { EG as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { EG_ACH, EG_INSTAPAY, EG_RTGS } from './schemes.js';

export const EG: CountryRules = {
  code: 'EG',
  iban,
  account,
  identifiers,
  schemes: [EG_ACH, EG_INSTAPAY, EG_RTGS],
};
