/**
 * NEFT, India: batches every half hour, at all hours. IFSC and account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const IN_NEFT = scheme({
  code: 'IN_NEFT',
  name: 'NEFT',
  clearingSystem: 'NFT',
  kind: 'batch',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.wise.com, INR and IDR verification'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'INR' }],
  not: [
    { country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'INR' },
    { country: 'IN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'INR' },
  ],
};
