/**
 * Correspondent banking over Swift: payments in any currency to any bank that is connected.
 *
 * The gotcha: a bank whose BIC has 0 or 1 as its eighth character is not connected. Where a country has IBANs, the account must be an IBAN.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SWIFT = scheme({
  code: 'SWIFT',
  name: 'Correspondent banking over Swift',
  kind: 'cross-border',
  precedence: 9,
  countries: 'WORLD',
  currencies: 'ANY',
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'bic',
  membership: 'all',
  required: ['/creditor/name'],
  charset: 'swift-x',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['charset'],
});

export const sources: readonly string[] = [
  'abnamro.nl, structured addresses',
  'jpmorgan.com, client resource center: hybrid addresses',
  'support.ibanfirst.com 611533',
];

export const examples: SchemeExamples = {
  fits: [
    { iban: 'DE89370400440532013000', bic: 'COBADEFF', currency: 'USD' },
    { country: 'US', bic: 'CITIUS33', account: '1234567890', currency: 'EUR' },
    { bic: 'CITIUS33', account: '1234567890', currency: 'USD' },
    { iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  ],
  not: [
    { iban: 'DE89370400440532013000', currency: 'USD' },
    { country: 'US', bic: 'CITIUS30', account: '1234567890', currency: 'USD' },
    { country: 'KE', bic: 'BARCKENX', type: 'PHONE', account: '+254712345678', currency: 'KES' },
  ],
};
