/**
 * IPS, instant payments of the National Bank of Serbia. Every bank takes part.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RS_IPS = scheme({
  code: 'RS_IPS',
  name: 'IPS',
  kind: 'instant',
  countries: ['RS'],
  currencies: ['RSD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 300_000, currency: 'RSD' },
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'RS', account: '260-0056010016113-79', currency: 'RSD' },
    { iban: 'RS35260005601001611379', currency: 'RSD' },
  ],
  not: [
    { country: 'RS', account: '260-0056010016113-79', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'RSD' },
    { country: 'RS', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'RSD' },
  ],
};
