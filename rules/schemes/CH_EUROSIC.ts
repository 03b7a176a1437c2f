/**
 * euroSIC, euro between banks in Switzerland and Liechtenstein, and their way into SEPA.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CH_EUROSIC = scheme({
  code: 'CH_EUROSIC',
  name: 'euroSIC',
  clearingSystem: 'SEU',
  kind: 'high-value',
  countries: ['CH', 'LI'],
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  sources: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'CH9500230000001234567', currency: 'EUR' }],
  not: [
    { iban: 'CH9500230000001234567', currency: 'JPY' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR' },
    { country: 'CH', account: '1234567890', currency: 'EUR' },
  ],
};
