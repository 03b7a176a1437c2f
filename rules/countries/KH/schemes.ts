/** Settlement systems of Cambodia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Bakong: the instant payments of the National Bank of Cambodia, in riels and dollars, for banks and wallets. */
export const KH_BAKONG = scheme({
  code: 'KH_BAKONG',
  name: 'Bakong',
  kind: 'instant',
  countries: ['KH'],
  currencies: ['KHR', 'USD'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'ALIAS'],
  bank: 'either',
  membership: 'optional',
  from: '2020-10-28',
  confidence: 'sourced',
  knownOnly: ['account'],
});

export const sources: Sources = {
  KH_BAKONG: ['phnompenhpost.com, launch of Bakong', 'realnewsmagazine.net 2020-10-28, Bakong'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KH_BAKONG: {
    fits: [
      { country: 'KH', memberId: 'ABA', account: '000123456', currency: 'KHR', reached: true },
      { country: 'KH', type: 'PHONE', account: '+85512345678', currency: 'KHR' },
    ],
    not: [{ on: '2020-10-27', country: 'KH', memberId: 'ABA', account: '000123456', currency: 'KHR', reached: true }],
  },
};
