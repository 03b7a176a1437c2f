/**
 * BI-RTGS of Bank Indonesia: over 100 million rupiah.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ID_RTGS = scheme({
  code: 'ID_RTGS',
  name: 'BI-RTGS',
  kind: 'high-value',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  sources: ['docs.wise.com, INR and IDR verification'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'ID', memberId: '0080017', account: '1234567890', currency: 'IDR' }],
  not: [
    { country: 'ID', memberId: '0080017', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'IDR' },
    { country: 'ID', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'IDR' },
  ],
};
