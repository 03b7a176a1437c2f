/**
 * SIC IP, instant payments in Swiss francs: Switzerland, Liechtenstein.
 *
 * The large banks since August 2024, the others by the end of 2026.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CH_SIC_IP = scheme({
  code: 'CH_SIC_IP',
  name: 'SIC instant payments',
  clearingSystem: 'SIP',
  kind: 'instant',
  countries: ['CH', 'LI'],
  currencies: ['CHF'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'listed',
  cap: { amount: 20_000, currency: 'CHF' },
  from: '2024-08-20',
  confidence: 'sourced',
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'zkb.ch, instant payments',
    'six-group.com, media release 2024-01-16',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'CH9500230000001234567', currency: 'CHF' }],
  not: [
    { iban: 'CH9500230000001234567', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'CHF' },
    { country: 'CH', account: '1234567890', currency: 'CHF' },
    { on: '2024-08-19', iban: 'CH9500230000001234567', currency: 'CHF' },
  ],
};
