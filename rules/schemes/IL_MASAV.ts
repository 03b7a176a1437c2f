/**
 * Masav, batch payments in Israel: bank 2 or 3, branch 3 digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const IL_MASAV = scheme({
  code: 'IL_MASAV',
  name: 'Masav',
  kind: 'batch',
  countries: ['IL'],
  currencies: ['ILS'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'IL', memberId: '10800', account: '99999999', currency: 'ILS' },
    { iban: 'IL620108000000099999999', currency: 'ILS' },
  ],
  not: [
    { country: 'IL', memberId: '10800', account: '99999999', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'ILS' },
    { country: 'IL', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'ILS' },
  ],
};
