/** EURO1: the large euro payments of EBA Clearing. Few banks take part, and each does so from an office in the EU. */
import { euroAreaOf2025, territoriesOfEuroArea } from '../currencies/euro-area.js';
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const EURO1 = scheme({
  code: 'EURO1',
  name: 'EURO1',
  clearingSystem: 'EBA',
  kind: 'cross-border',
  precedence: 7,
  countries: [...euroAreaOf2025, ...territoriesOfEuroArea, 'BG', 'CZ', 'DK', 'HU', 'PL', 'RO', 'SE'],
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'bic',
  membership: 'optional',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['required', 'address'],
});

export const sources: readonly string[] = [
  'ISO 20022 external code set, ExternalCashClearingSystem1Code',
  'ebaclearing.eu, EURO1 admission criteria',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', bic: 'COBADEFF', currency: 'EUR', reached: true }],
  not: [
    { iban: 'DE89370400440532013000', bic: 'COBADEFF', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR', reached: true },
  ],
};
