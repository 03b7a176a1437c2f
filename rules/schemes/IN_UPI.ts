/**
 * UPI, India: a virtual payment address, name@provider.
 *
 * Some purposes have a higher limit.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const IN_UPI = scheme({
  code: 'IN_UPI',
  name: 'UPI',
  clearingSystem: 'UPI',
  kind: 'proxy',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ALIAS'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 100_000, currency: 'INR' },
  confidence: 'sourced',
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'docs.wise.com, INR and IDR verification',
    'fi.money, limits in India',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'IN', type: 'ALIAS', account: 'name@upi', currency: 'INR' }],
  not: [
    { country: 'IN', type: 'ALIAS', account: 'name@upi', currency: 'EUR' },
    { country: 'CA', type: 'ALIAS', account: 'name@upi', currency: 'INR' },
    { country: 'IN', account: '12345678901', currency: 'INR' },
  ],
};
