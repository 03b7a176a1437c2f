/** Settlement systems of Viet Nam. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** CITAD (IBPS): the RTGS of the State Bank of Vietnam. */
export const VN_CITAD = scheme({
  code: 'VN_CITAD',
  name: 'CITAD',
  kind: 'high-value',
  countries: ['VN'],
  currencies: ['VND'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

/** NAPAS 247: instant payments. The BIC or the BIN of six digits names the bank. */
export const VN_NAPAS_247 = scheme({
  code: 'VN_NAPAS_247',
  name: 'NAPAS 247',
  kind: 'instant',
  countries: ['VN'],
  currencies: ['VND'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'optional',
  cap: { amount: 499_999_999, currency: 'VND' },
  charset: 'ascii',
  confidence: 'sourced',
  knownOnly: ['charset', 'cap', 'membership'],
});

export const sources: Sources = {
  VN_CITAD: ['airwallex.com, payout documentation'],
  VN_NAPAS_247: ['airwallex.com, payout documentation'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  VN_CITAD: {
    fits: [{ country: 'VN', memberId: '970436', account: '0011001234567', currency: 'VND' }],
  },
  VN_NAPAS_247: {
    fits: [{ country: 'VN', memberId: '970436', account: '0011001234567', currency: 'VND', reached: true }],
  },
};
