/**
 * CHATS, the RTGS of Hong Kong, in four currencies.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const HK_CHATS = scheme({
  code: 'HK_CHATS',
  name: 'CHATS',
  clearingSystem: 'HKL',
  kind: 'high-value',
  countries: ['HK'],
  currencies: ['HKD', 'CNY', 'USD', 'EUR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' }],
  not: [
    { country: 'HK', memberId: '004', account: '123456789001', currency: 'JPY' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'HKD' },
    { country: 'HK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'HKD' },
  ],
};
