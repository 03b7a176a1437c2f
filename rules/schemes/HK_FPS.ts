/**
 * Faster Payment System, Hong Kong, in Hong Kong dollars and renminbi.
 *
 * Its ISO code is HKS: FPS is the British system. An FPS identifier, telephone number or e-mail address may stand for the
 * account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const HK_FPS = scheme({
  code: 'HK_FPS',
  name: 'Faster Payment System',
  clearingSystem: 'HKS',
  kind: 'instant',
  countries: ['HK'],
  currencies: ['HKD', 'CNY'],
  account: ['ACCOUNT_NUMBER', 'FPS_ID', 'PHONE', 'EMAIL'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' },
    { country: 'HK', type: 'FPS_ID', account: '1234567', currency: 'HKD' },
    { country: 'HK', type: 'PHONE', account: '+852-61234567', currency: 'HKD' },
  ],
  not: [
    { country: 'HK', memberId: '004', account: '123456789001', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'HKD' },
    { country: 'HK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'HKD' },
  ],
};
