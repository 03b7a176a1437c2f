/**
 * CENIT, batch payments of Banco de la República, Colombia.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CO_CENIT = scheme({
  code: 'CO_CENIT',
  name: 'CENIT',
  clearingSystem: 'COI',
  kind: 'batch',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CO', memberId: '1007', account: '12345678901', currency: 'COP' }],
  not: [
    { country: 'CO', memberId: '1007', account: '12345678901', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'COP' },
    { country: 'CO', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'COP' },
  ],
};
