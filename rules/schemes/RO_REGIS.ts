/**
 * ReGIS, the RTGS of Banca Națională a României.
 *
 * Its ISO code looks like the currency.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RO_REGIS = scheme({
  code: 'RO_REGIS',
  name: 'ReGIS',
  clearingSystem: 'RON',
  kind: 'high-value',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'RO49AAAA1B31007593840000', currency: 'RON' }],
  not: [
    { iban: 'RO49AAAA1B31007593840000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'RON' },
    { country: 'RO', account: '1234567890', currency: 'RON' },
  ],
};
