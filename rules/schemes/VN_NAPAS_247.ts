/**
 * NAPAS 247, Vietnam.
 *
 * The bank by its BIC or by its BIN of six digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const VN_NAPAS_247 = scheme({
  code: 'VN_NAPAS_247',
  name: 'NAPAS 247',
  kind: 'instant',
  countries: ['VN'],
  currencies: ['VND'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'listed',
  cap: { amount: 499_999_999, currency: 'VND' },
  confidence: 'sourced',
  knownOnly: ['cap', 'reach'],
  sources: ['airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'VN', memberId: '970436', account: '0011001234567', currency: 'VND' }],
  not: [
    { country: 'VN', memberId: '970436', account: '0011001234567', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'VND' },
    { country: 'VN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'VND' },
  ],
};
