/**
 * FAST, instant payments of the central bank of Türkiye.
 *
 * The limit changes often. An alias may stand for the IBAN.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TR_FAST = scheme({
  code: 'TR_FAST',
  name: 'FAST',
  kind: 'instant',
  countries: ['TR'],
  currencies: ['TRY'],
  account: ['IBAN', 'PHONE', 'EMAIL', 'TAX_ID'],
  bank: 'in-account',
  reach: 'listed',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'TR330006100519786457841326', currency: 'TRY' },
    { country: 'TR', type: 'PHONE', account: '+905321234567', currency: 'TRY' },
    { country: 'TR', type: 'EMAIL', account: 'name@example.com', currency: 'TRY' },
  ],
  not: [
    { iban: 'TR330006100519786457841326', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'TRY' },
    { country: 'TR', account: '1234567890', currency: 'TRY' },
  ],
};
