/** Settlement systems of Türkiye. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** EFT: the RTGS of the central bank of Türkiye. */
export const TR_EFT = scheme({
  code: 'TR_EFT',
  name: 'EFT',
  kind: 'high-value',
  countries: ['TR'],
  currencies: ['TRY'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** FAST: the instant payments of the central bank of Türkiye, which every bank with accounts of customers has joined. Their limit changes often. An alias can replace the IBAN. */
export const TR_FAST = scheme({
  code: 'TR_FAST',
  name: 'FAST',
  kind: 'instant',
  countries: ['TR'],
  currencies: ['TRY'],
  account: ['IBAN', 'PHONE', 'EMAIL', 'TAX_ID'],
  registered: [{ type: 'PHONE', as: '+90', pattern: /^\+905\d{9}$/ }],
  bank: 'in-account',
  membership: 'all',
  from: '2021-01-08',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TR_EFT: {
    fits: [{ iban: 'TR330006100519786457841326', currency: 'TRY' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'TRY' },
      { country: 'TR', account: '1234567890', currency: 'TRY' },
    ],
  },
  TR_FAST: {
    fits: [
      { iban: 'TR330006100519786457841326', currency: 'TRY' },
      { country: 'TR', type: 'PHONE', account: '+905321234567', currency: 'TRY' },
      { country: 'TR', type: 'EMAIL', account: 'name@example.com', currency: 'TRY' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'TRY' },
      { country: 'TR', account: '1234567890', currency: 'TRY' },
    ],
  },
};
