/**
 * M-PESA, the wallet of Safaricom, Kenya.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const KE_MPESA = scheme({
  code: 'KE_MPESA',
  name: 'M-PESA',
  kind: 'proxy',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['PHONE'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 250_000, currency: 'KES' },
  confidence: 'sourced',
  sources: ['tuko.co.ke and help.nala.money, M-PESA limits', 'developer.worldpay.com, Kenya'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'KE', type: 'PHONE', account: '+254712345678', currency: 'KES' }],
  not: [
    { country: 'KE', type: 'PHONE', account: '+254712345678', currency: 'EUR' },
    { country: 'CA', type: 'PHONE', account: '+254712345678', currency: 'KES' },
    { country: 'KE', account: '1234567890', currency: 'KES' },
  ],
};
