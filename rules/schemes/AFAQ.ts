/** AFAQ: the cross-border RTGS of the Gulf central banks, each currency converted at a fixed rate. Banks join in groups. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const AFAQ = scheme({
  code: 'AFAQ',
  name: 'AFAQ',
  kind: 'cross-border',
  precedence: 8,
  countries: ['BH', 'SA', 'KW', 'AE'],
  currencies: ['BHD', 'SAR', 'KWD', 'AED'],
  account: ['IBAN'],
  bank: 'bic',
  membership: 'optional',
  from: '2020-12-10',
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'starvisionnews.com, Central Bank of Bahrain on AFAQ: 2020-12-10',
  'cbk.gov.kw 2023-01-02, second group of banks in AFAQ',
  'pay-2nth.pages.dev, AFAQ: phases of its launch',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'KW81CBKU0000000000001234560101', bic: 'CBKUKWKW', currency: 'KWD', reached: true }],
  not: [
    { iban: 'KW81CBKU0000000000001234560101', bic: 'CBKUKWKW', currency: 'KWD' },
    { on: '2020-12-09', iban: 'KW81CBKU0000000000001234560101', bic: 'CBKUKWKW', currency: 'KWD', reached: true },
  ],
};
