/**
 * SIC, the franc RTGS for payments of every size: Switzerland, Liechtenstein.
 *
 * An IBAN whose IID is 30000 to 31999 takes payments with a QR reference only.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CH_SIC = scheme({
  code: 'CH_SIC',
  name: 'SIC',
  clearingSystem: 'SIC',
  kind: 'high-value',
  countries: ['CH', 'LI'],
  currencies: ['CHF'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  sources: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'CH9500230000001234567', currency: 'CHF' }],
  not: [
    { iban: 'CH9500230000001234567', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'CHF' },
    { country: 'CH', account: '1234567890', currency: 'CHF' },
  ],
};
