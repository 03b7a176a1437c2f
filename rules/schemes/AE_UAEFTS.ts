/**
 * UAEFTS, the RTGS of the Central Bank of the United Arab Emirates.
 *
 * The payment names its purpose, in whichever currency.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AE_UAEFTS = scheme({
  code: 'AE_UAEFTS',
  name: 'UAEFTS',
  kind: 'high-value',
  countries: ['AE'],
  currencies: ['AED'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['support.ibanfirst.com 611533', 'docslib.org, Payment Formatting Guidelines 2019'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'AE070331234567890123456', currency: 'AED' }],
  not: [
    { iban: 'AE070331234567890123456', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'AED' },
    { country: 'AE', account: '1234567890', currency: 'AED' },
  ],
};
