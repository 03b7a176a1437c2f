/**
 * Interac e-Transfer, Canada.
 *
 * It goes to an e-mail address or a mobile number; deposited at once only where the address is registered for it.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CA_INTERAC = scheme({
  code: 'CA_INTERAC',
  name: 'Interac e-Transfer',
  kind: 'proxy',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['EMAIL', 'PHONE'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 25_000, currency: 'CAD' },
  required: ['/creditor/name'],
  confidence: 'sourced',
  sources: ['airwallex.com, payout documentation', 'docs.nium.com, Canada EFT and Interac'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CA', type: 'EMAIL', account: 'name@example.com', currency: 'CAD' },
    { country: 'CA', type: 'PHONE', account: '+14165550123', currency: 'CAD' },
  ],
  not: [
    { country: 'CA', type: 'EMAIL', account: 'name@example.com', currency: 'EUR' },
    { country: 'US', type: 'EMAIL', account: 'name@example.com', currency: 'CAD' },
    { country: 'CA', account: '1234567', currency: 'CAD' },
  ],
};
