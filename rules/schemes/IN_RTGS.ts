/**
 * The RTGS of the Reserve Bank of India: from 200 000 rupees on.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const IN_RTGS = scheme({
  code: 'IN_RTGS',
  name: 'RTGS of India',
  clearingSystem: 'RGS',
  kind: 'high-value',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'docs.wise.com, INR and IDR verification',
    'fi.money, limits in India',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'INR' }],
  not: [
    { country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'INR' },
    { country: 'IN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'INR' },
  ],
};
