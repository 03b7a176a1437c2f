/**
 * ComBanc, large payments in Chile.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CL_COMBANC = scheme({
  code: 'CL_COMBANC',
  name: 'ComBanc',
  clearingSystem: 'SCP',
  kind: 'high-value',
  countries: ['CL'],
  currencies: ['CLP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'developer.worldpay.com, coverage'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CL', memberId: '037', account: '1234567890', currency: 'CLP' }],
  not: [
    { country: 'CL', memberId: '037', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'CLP' },
    { country: 'CL', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CLP' },
  ],
};
