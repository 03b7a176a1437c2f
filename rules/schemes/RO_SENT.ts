/**
 * SENT, the clearing house of Transfond, Romania: payments under 50 000 lei.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RO_SENT = scheme({
  code: 'RO_SENT',
  name: 'SENT',
  kind: 'batch',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 50_000, currency: 'RON' },
  confidence: 'sourced',
  sources: ['platiinstant.ro'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'RO49AAAA1B31007593840000', currency: 'RON' }],
  not: [
    { iban: 'RO49AAAA1B31007593840000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'RON' },
    { country: 'RO', account: '1234567890', currency: 'RON' },
  ],
};
