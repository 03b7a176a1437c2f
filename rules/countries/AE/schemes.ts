/** Settlement systems of the United Arab Emirates. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * Aani, instant payments in the United Arab Emirates.
 *
 * A telephone number or an e-mail address may stand for the IBAN.
 */
export const AE_AANI = scheme({
  code: 'AE_AANI',
  name: 'Aani',
  kind: 'instant',
  countries: ['AE'],
  currencies: ['AED'],
  account: ['IBAN', 'PHONE', 'EMAIL'],
  registered: [{ type: 'PHONE', as: '+971', pattern: /^\+9715\d{8}$/ }],
  bank: 'in-account',
  membership: 'optional',
  cap: { amount: 50_000, currency: 'AED' },
  from: '2023-10-16',
  confidence: 'sourced',
  knownOnly: ['membership', 'registered', 'from'],
});

/**
 * UAEFTS, the RTGS of the Central Bank of the United Arab Emirates.
 *
 * A payment must state its purpose, whatever the currency.
 */
export const AE_UAEFTS = scheme({
  code: 'AE_UAEFTS',
  name: 'UAEFTS',
  kind: 'high-value',
  countries: ['AE'],
  currencies: ['AED'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  AE_AANI: ['lightspark.com, real-time payments in Dubai'],
  AE_UAEFTS: ['support.ibanfirst.com 611533', 'docslib.org, Payment Formatting Guidelines 2019'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AE_AANI: {
    fits: [
      { iban: 'AE070331234567890123456', currency: 'AED', reached: true },
      { country: 'AE', type: 'PHONE', account: '+971501234567', currency: 'AED' },
      { country: 'AE', type: 'EMAIL', account: 'name@example.com', currency: 'AED' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'AED' },
      { country: 'AE', account: '1234567890', currency: 'AED' },
    ],
  },
  AE_UAEFTS: {
    fits: [{ iban: 'AE070331234567890123456', currency: 'AED' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'AED' },
      { country: 'AE', account: '1234567890', currency: 'AED' },
    ],
  },
};
