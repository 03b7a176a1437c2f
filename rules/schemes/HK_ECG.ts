/**
 * Electronic Clearing (autopay), batch payments in Hong Kong.
 *
 * Bank 3 digits; the branch is the beginning of the account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const HK_ECG = scheme({
  code: 'HK_ECG',
  name: 'ECG',
  kind: 'batch',
  countries: ['HK'],
  currencies: ['HKD', 'CNY', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' }],
  not: [
    { country: 'HK', memberId: '004', account: '123456789001', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'HKD' },
    { country: 'HK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'HKD' },
  ],
};
