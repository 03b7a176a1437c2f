/**
 * PayNow, Singapore.
 *
 * FAST to a mobile number, NRIC or FIN, UEN, or virtual payment address.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SG_PAYNOW = scheme({
  code: 'SG_PAYNOW',
  name: 'PayNow',
  kind: 'proxy',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['PHONE', 'TAX_ID', 'ALIAS'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 200_000, currency: 'SGD' },
  confidence: 'sourced',
  sources: ['docs.straitsx.com, PayNow Send'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'SG', type: 'PHONE', account: '+6591234567', currency: 'SGD' },
    { country: 'SG', type: 'TAX_ID', account: '1234567890', currency: 'SGD' },
    { country: 'SG', type: 'ALIAS', account: 'name.example', currency: 'SGD' },
  ],
  not: [
    { country: 'SG', type: 'PHONE', account: '+6591234567', currency: 'EUR' },
    { country: 'CA', type: 'PHONE', account: '+6591234567', currency: 'SGD' },
    { country: 'SG', account: '0030123456', currency: 'SGD' },
  ],
};
