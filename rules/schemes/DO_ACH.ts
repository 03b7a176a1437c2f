/**
 * ACH, batch payments in the Dominican Republic.
 *
 * The payment names the cédula or RNC of the payee.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const DO_ACH = scheme({
  code: 'DO_ACH',
  name: 'ACH Dominican Republic',
  kind: 'batch',
  countries: ['DO'],
  currencies: ['DOP', 'USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['docs.dlocal.com, payouts', 'docs.cybrid.xyz, payout corridors'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'DO', memberId: '10', account: '123456789', currency: 'DOP' },
    { iban: 'DO28BAGR00000001212453611324', currency: 'DOP' },
  ],
  not: [
    { country: 'DO', memberId: '10', account: '123456789', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'DOP' },
    { country: 'DO', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'DOP' },
  ],
};
