/** Settlement systems of Romania. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Plăți Instant: the instant payments of Transfond. A telephone number or an e-mail address can replace the IBAN. */
export const RO_PLATI_INSTANT = scheme({
  code: 'RO_PLATI_INSTANT',
  name: 'Plăți Instant',
  kind: 'instant',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN', 'PHONE', 'EMAIL'],
  bank: 'in-account',
  membership: 'optional',
  cap: { amount: 50_000, currency: 'RON' },
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** ReGIS: the RTGS of Banca Națională a României. The gotcha: its ISO code RON is also the code of the currency. */
export const RO_REGIS = scheme({
  code: 'RO_REGIS',
  name: 'ReGIS',
  clearingSystem: 'RON',
  kind: 'high-value',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** SENT: the clearing house of Transfond, for payments under 50 000 lei. */
export const RO_SENT = scheme({
  code: 'RO_SENT',
  name: 'SENT',
  kind: 'batch',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 50_000, currency: 'RON' },
  confidence: 'sourced',
});

export const sources: Sources = {
  RO_PLATI_INSTANT: ['platiinstant.ro'],
  RO_REGIS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  RO_SENT: ['platiinstant.ro'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  RO_PLATI_INSTANT: {
    fits: [
      { iban: 'RO49AAAA1B31007593840000', currency: 'RON', reached: true },
      { country: 'RO', type: 'PHONE', account: '+40721234567', currency: 'RON' },
      { country: 'RO', type: 'EMAIL', account: 'name@example.com', currency: 'RON' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'RON' },
      { country: 'RO', account: '1234567890', currency: 'RON' },
    ],
  },
  RO_REGIS: {
    fits: [{ iban: 'RO49AAAA1B31007593840000', currency: 'RON' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'RON' },
      { country: 'RO', account: '1234567890', currency: 'RON' },
    ],
  },
  RO_SENT: {
    fits: [{ iban: 'RO49AAAA1B31007593840000', currency: 'RON' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'RON' },
      { country: 'RO', account: '1234567890', currency: 'RON' },
    ],
  },
};
