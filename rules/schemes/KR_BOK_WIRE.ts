/**
 * BOK-Wire+, the RTGS of the Bank of Korea.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const KR_BOK_WIRE = scheme({
  code: 'KR_BOK_WIRE',
  name: 'BOK-Wire+',
  clearingSystem: 'BOK',
  kind: 'high-value',
  countries: ['KR'],
  currencies: ['KRW'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'KR', memberId: '004', account: '12345678901234', currency: 'KRW' }],
  not: [
    { country: 'KR', memberId: '004', account: '12345678901234', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'KRW' },
    { country: 'KR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'KRW' },
  ],
};
