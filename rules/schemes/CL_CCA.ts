/**
 * Electronic transfers of the Centro de Compensación Automatizado, Chile.
 *
 * Larger amounts are sent in parts. The payment names the RUT of the payee.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CL_CCA = scheme({
  code: 'CL_CCA',
  name: 'CCA',
  kind: 'instant',
  countries: ['CL'],
  currencies: ['CLP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 7_000_000, currency: 'CLP' },
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['developer.worldpay.com, coverage', 'docs.koywe.com, supported corridors'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CL', memberId: '037', account: '1234567890', currency: 'CLP' }],
  not: [
    { country: 'CL', memberId: '037', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'CLP' },
    { country: 'CL', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CLP' },
  ],
};
