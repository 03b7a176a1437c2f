/** All that is known about payments to IQ. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { IQ as iban } from './iban.js';
import { IQ_ACH, IQ_RTGS } from './schemes.js';

export const IQ: CountryRules = {
  code: 'IQ',
  iban,
  account,
  schemes: [IQ_ACH, IQ_RTGS],
};
