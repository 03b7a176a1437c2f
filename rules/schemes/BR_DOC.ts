/**
 * DOC, overnight transfers in Brazil.
 *
 * The banks ended it on 29 February 2024.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BR_DOC = scheme({
  code: 'BR_DOC',
  name: 'DOC',
  kind: 'batch',
  countries: ['BR'],
  currencies: ['BRL'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 4_999.99, currency: 'BRL' },
  until: '2024-02-29',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ on: '2024-02-29', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' }],
  not: [
    { on: '2024-02-29', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'EUR' },
    { on: '2024-02-29', country: 'CA', memberId: '000304567', account: '1234567', currency: 'BRL' },
    { on: '2024-02-29', country: 'BR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BRL' },
    { on: '2024-03-01', country: 'BR', memberId: '0036030500001', account: '9795493', currency: 'BRL' },
  ],
};
