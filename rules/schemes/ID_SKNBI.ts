/**
 * SKNBI, batch payments of Bank Indonesia.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ID_SKNBI = scheme({
  code: 'ID_SKNBI',
  name: 'SKNBI',
  kind: 'batch',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  cap: { amount: 1_000_000_000, currency: 'IDR' },
  confidence: 'sourced',
  knownOnly: ['cap'],
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
