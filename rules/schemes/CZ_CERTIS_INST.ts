/**
 * Instant payments in CERTIS, Czechia. Voluntary for banks.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CZ_CERTIS_INST = scheme({
  code: 'CZ_CERTIS_INST',
  name: 'CERTIS instant payments',
  kind: 'instant',
  countries: ['CZ'],
  currencies: ['CZK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 2_500_000, currency: 'CZK' },
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['cnb.cz, limit from 2021-06-01'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'CZK' },
    { iban: 'CZ6508000000192000145399', currency: 'CZK' },
  ],
  not: [
    { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'CZK' },
    { country: 'CZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CZK' },
  ],
};
