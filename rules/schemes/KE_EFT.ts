/**
 * EFT, batch payments in Kenya: bank 2, branch 3 digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const KE_EFT = scheme({
  code: 'KE_EFT',
  name: 'EFT Kenya',
  kind: 'batch',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'KE', memberId: '01100', account: '1234567890', currency: 'KES' }],
  not: [
    { country: 'KE', memberId: '01100', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'KES' },
    { country: 'KE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'KES' },
  ],
};
