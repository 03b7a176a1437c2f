/**
 * TED, bank transfers in Brazil.
 *
 * COMPE code or ISPB, branch, account with its digit, and CPF or CNPJ of the holder.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BR_TED = scheme({
  code: 'BR_TED',
  name: 'TED',
  kind: 'high-value',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['blindpay.com, LATAM payout cheat sheet', 'docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' }],
  not: [
    { country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'BRL' },
    { country: 'BR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BRL' },
  ],
};
