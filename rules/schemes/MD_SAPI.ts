/**
 * SAPI, the interbank system of the National Bank of Moldova.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const MD_SAPI = scheme({
  code: 'MD_SAPI',
  name: 'SAPI',
  kind: 'batch',
  countries: ['MD'],
  currencies: ['MDL'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'MD24AG000225100013104168', currency: 'MDL' }],
  not: [
    { iban: 'MD24AG000225100013104168', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'MDL' },
    { country: 'MD', account: '1234567890', currency: 'MDL' },
  ],
};
