/**
 * T2: the euro RTGS of the Eurosystem.
 *
 * It serves the euro area and the banks of those central banks that are connected to it: Denmark, Poland and Romania.
 */
import { euroAreaOf2025, territoriesOfEuroArea } from '../currencies/euro-area.js';
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const T2 = scheme({
  code: 'T2',
  name: 'T2',
  clearingSystem: 'TGT',
  kind: 'cross-border',
  precedence: 6,
  countries: [...euroAreaOf2025, ...territoriesOfEuroArea, 'BG', 'DK', 'PL', 'RO'],
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'bic',
  membership: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'support.currencycloud.com 360017459500 (EUR)',
  'jpmorgan.com, client resource center: hybrid addresses',
  'ISO 20022 external code set, ExternalCashClearingSystem1Code',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', bic: 'COBADEFF', currency: 'EUR' }],
  not: [
    { iban: 'DE89370400440532013000', currency: 'EUR' },
    { iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    { iban: 'CH9500230000001234567', bic: 'UBSWCHZH', currency: 'EUR' },
    { country: 'DE', bic: 'COBADEFF', account: '0532013000', currency: 'EUR' },
  ],
};
