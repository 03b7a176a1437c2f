/**
 * EFT, the RTGS of the central bank of Türkiye.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TR_EFT = scheme({
  code: 'TR_EFT',
  name: 'EFT',
  kind: 'high-value',
  countries: ['TR'],
  currencies: ['TRY'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'TR330006100519786457841326', currency: 'TRY' }],
  not: [
    { iban: 'TR330006100519786457841326', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'TRY' },
    { country: 'TR', account: '1234567890', currency: 'TRY' },
  ],
};
