/**
 * Aani, instant payments in the United Arab Emirates.
 *
 * A telephone number or an e-mail address may stand for the IBAN.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AE_AANI = scheme({
  code: 'AE_AANI',
  name: 'Aani',
  kind: 'instant',
  countries: ['AE'],
  currencies: ['AED'],
  account: ['IBAN', 'PHONE', 'EMAIL'],
  bank: 'in-account',
  reach: 'listed',
  cap: { amount: 50_000, currency: 'AED' },
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['lightspark.com, real-time payments in Dubai'],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'AE070331234567890123456', currency: 'AED' },
    { country: 'AE', type: 'PHONE', account: '+971501234567', currency: 'AED' },
    { country: 'AE', type: 'EMAIL', account: 'name@example.com', currency: 'AED' },
  ],
  not: [
    { iban: 'AE070331234567890123456', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'AED' },
    { country: 'AE', account: '1234567890', currency: 'AED' },
  ],
};
