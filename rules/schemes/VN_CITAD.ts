/**
 * CITAD (IBPS), the RTGS of the State Bank of Vietnam.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const VN_CITAD = scheme({
  code: 'VN_CITAD',
  name: 'CITAD',
  kind: 'high-value',
  countries: ['VN'],
  currencies: ['VND'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  sources: ['airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'VN', memberId: '970436', account: '0011001234567', currency: 'VND' }],
  not: [
    { country: 'VN', memberId: '970436', account: '0011001234567', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'VND' },
    { country: 'VN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'VND' },
  ],
};
