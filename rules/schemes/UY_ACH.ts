/**
 * ACH, batch payments in Uruguay.
 *
 * Bank code, account and kind of account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const UY_ACH = scheme({
  code: 'UY_ACH',
  name: 'ACH Uruguay',
  kind: 'batch',
  countries: ['UY'],
  currencies: ['UYU'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'UY', memberId: '001', account: '12345678', currency: 'UYU' }],
  not: [
    { country: 'UY', memberId: '001', account: '12345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'UYU' },
    { country: 'UY', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'UYU' },
  ],
};
