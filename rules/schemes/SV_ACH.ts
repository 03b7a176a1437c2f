/**
 * ACH, batch payments in El Salvador.
 *
 * Bank code, account and kind of account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SV_ACH = scheme({
  code: 'SV_ACH',
  name: 'ACH El Salvador',
  kind: 'batch',
  countries: ['SV'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'SV', memberId: '02', account: '123456789', currency: 'USD' },
    { iban: 'SV62CENR00000000000000700025', currency: 'USD' },
  ],
  not: [
    { country: 'SV', memberId: '02', account: '123456789', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'SV', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
