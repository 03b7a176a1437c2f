/**
 * BECS (direct entry), batch payments in Australia: BSB of six digits, account of up to nine.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AU_BECS = scheme({
  code: 'AU_BECS',
  name: 'BECS',
  kind: 'batch',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  limits: { '/creditor/name': 32 },
  cuts: true,
  confidence: 'sourced',
  knownOnly: ['limits', 'cuts'],
  sources: ['support.currencycloud.com 360015460620 (AUD)', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD' }],
  not: [
    { country: 'AU', memberId: '062000', account: '12345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'AUD' },
    { country: 'AU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'AUD' },
  ],
};
