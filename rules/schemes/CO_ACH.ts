/**
 * ACH Colombia, batch payments of the banks.
 *
 * The payment names the document of the payee: CC, CE, NIT or passport.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CO_ACH = scheme({
  code: 'CO_ACH',
  name: 'ACH Colombia',
  kind: 'batch',
  countries: ['CO'],
  currencies: ['COP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CO', memberId: '1007', account: '12345678901', currency: 'COP' }],
  not: [
    { country: 'CO', memberId: '1007', account: '12345678901', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'COP' },
    { country: 'CO', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'COP' },
  ],
};
