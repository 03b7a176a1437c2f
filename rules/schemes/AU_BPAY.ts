/**
 * BPAY, payment of bills in Australia.
 *
 * Biller code and customer reference number. Each biller sets its own limits and check digit.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AU_BPAY = scheme({
  code: 'AU_BPAY',
  name: 'BPAY',
  kind: 'proxy',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['BPAY_CRN'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['airwallex.com, payout documentation', 'docs.nium.com, Australia BPAY'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'AU', type: 'BPAY_CRN', account: '000016725', currency: 'AUD' }],
  not: [
    { country: 'AU', type: 'BPAY_CRN', account: '000016725', currency: 'EUR' },
    { country: 'CA', type: 'BPAY_CRN', account: '000016725', currency: 'AUD' },
    { country: 'AU', account: '12345678', currency: 'AUD' },
  ],
};
