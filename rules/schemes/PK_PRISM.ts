/**
 * PRISM, the RTGS of the State Bank of Pakistan.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PK_PRISM = scheme({
  code: 'PK_PRISM',
  name: 'PRISM',
  kind: 'high-value',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'PK36SCBL0000001123456702', currency: 'PKR' }],
  not: [
    { iban: 'PK36SCBL0000001123456702', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'PKR' },
    { country: 'PK', account: '1234567890', currency: 'PKR' },
  ],
};
