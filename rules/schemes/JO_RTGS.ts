/**
 * The RTGS of the Central Bank of Jordan.
 *
 * Its ISO code looks like the currency.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const JO_RTGS = scheme({
  code: 'JO_RTGS',
  name: 'RTGS of Jordan',
  clearingSystem: 'JOD',
  kind: 'high-value',
  countries: ['JO'],
  currencies: ['JOD'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'JO94CBJO0010000000000131000302', currency: 'JOD' }],
  not: [
    { iban: 'JO94CBJO0010000000000131000302', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'JOD' },
    { country: 'JO', account: '1234567890', currency: 'JOD' },
  ],
};
