/**
 * MIA, instant payments of the National Bank of Moldova.
 *
 * A telephone number may stand for the IBAN.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const MD_MIA = scheme({
  code: 'MD_MIA',
  name: 'MIA',
  kind: 'instant',
  countries: ['MD'],
  currencies: ['MDL'],
  account: ['IBAN', 'PHONE'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'MD24AG000225100013104168', currency: 'MDL' },
    { country: 'MD', type: 'PHONE', account: '+37369123456', currency: 'MDL' },
  ],
  not: [
    { iban: 'MD24AG000225100013104168', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'MDL' },
    { country: 'MD', account: '1234567890', currency: 'MDL' },
  ],
};
