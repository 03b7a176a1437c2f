/** Settlement systems of Switzerland. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** euroSIC, payments in euro between banks in Switzerland and Liechtenstein, and their access to SEPA. */
export const CH_EUROSIC = scheme({
  code: 'CH_EUROSIC',
  name: 'euroSIC',
  clearingSystem: 'SEU',
  kind: 'high-value',
  countries: ['CH', 'LI'],
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

/**
 * SIC, the RTGS in Swiss francs for payments of every size: Switzerland, Liechtenstein.
 *
 * An IBAN whose IID is 30000 to 31999 takes payments with a QR reference only.
 */
export const CH_SIC = scheme({
  code: 'CH_SIC',
  name: 'SIC',
  clearingSystem: 'SIC',
  kind: 'high-value',
  countries: ['CH', 'LI'],
  currencies: ['CHF'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

/**
 * SIC IP, instant payments in Swiss francs: Switzerland, Liechtenstein.
 *
 * Those with 500,000 incoming payments a year take part since August 2024; the others with customers had to join by the end of 2026, the last of them with
 * the yearly release of November.
 */
export const CH_SIC_IP = scheme({
  code: 'CH_SIC_IP',
  name: 'SIC instant payments',
  clearingSystem: 'SIP',
  kind: 'instant',
  countries: ['CH', 'LI'],
  currencies: ['CHF'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'optional',
  mandatory: [{ from: '2026-11-14', countries: ['CH', 'LI'], of: 'banks' }],
  cap: { amount: 20_000, currency: 'CHF' },
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  from: '2024-08-20',
  confidence: 'sourced',
  knownOnly: ['mandatory'],
});

export const sources: Sources = {
  CH_EUROSIC: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  CH_SIC: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  CH_SIC_IP: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'zkb.ch, instant payments',
    'six-group.com, media releases 2024-01-16, and 2024-08-21: all that serve customers by the end of 2026',
    'six-group.com, Swiss Payment Standards 2026, valid from 2026-11-14, and one date for structured addresses',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CH_EUROSIC: {
    fits: [{ iban: 'CH9500230000001234567', currency: 'EUR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'EUR' },
      { country: 'CH', account: '1234567890', currency: 'EUR' },
    ],
  },
  CH_SIC: {
    fits: [{ iban: 'CH9500230000001234567', currency: 'CHF' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'CHF' },
      { country: 'CH', account: '1234567890', currency: 'CHF' },
    ],
  },
  CH_SIC_IP: {
    fits: [
      { on: '2024-08-20', iban: 'CH9500230000001234567', currency: 'CHF', reached: true },
      { on: '2026-11-14', iban: 'CH9500230000001234567', currency: 'CHF' },
    ],
    not: [
      { iban: 'CH9500230000001234567', currency: 'EUR' },
      { iban: 'UA213223130000026007233566001', currency: 'CHF' },
      { country: 'CH', account: '1234567890', currency: 'CHF' },
      { on: '2024-08-19', iban: 'CH9500230000001234567', currency: 'CHF' },
    ],
  },
};
