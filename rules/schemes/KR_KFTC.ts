/**
 * Electronic Banking System of KFTC, South Korea.
 *
 * The won has no decimals.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const KR_KFTC = scheme({
  code: 'KR_KFTC',
  name: 'KFTC EBS',
  kind: 'instant',
  countries: ['KR'],
  currencies: ['KRW'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 1_000_000_000, currency: 'KRW' },
  confidence: 'sourced',
  sources: ['docs.wise.com, KRW verification', 'developer.worldpay.com, South Korea'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'KR', memberId: '004', account: '12345678901234', currency: 'KRW' }],
  not: [
    { country: 'KR', memberId: '004', account: '12345678901234', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'KRW' },
    { country: 'KR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'KRW' },
  ],
};
