/**
 * Plăți Instant, instant payments of Transfond, Romania.
 *
 * A telephone number or an e-mail address may stand for the IBAN.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RO_PLATI_INSTANT = scheme({
  code: 'RO_PLATI_INSTANT',
  name: 'Plăți Instant',
  kind: 'instant',
  countries: ['RO'],
  currencies: ['RON'],
  account: ['IBAN', 'PHONE', 'EMAIL'],
  bank: 'in-account',
  reach: 'listed',
  cap: { amount: 50_000, currency: 'RON' },
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['platiinstant.ro'],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'RO49AAAA1B31007593840000', currency: 'RON' },
    { country: 'RO', type: 'PHONE', account: '+40721234567', currency: 'RON' },
    { country: 'RO', type: 'EMAIL', account: 'name@example.com', currency: 'RON' },
  ],
  not: [
    { iban: 'RO49AAAA1B31007593840000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'RON' },
    { country: 'RO', account: '1234567890', currency: 'RON' },
  ],
};
