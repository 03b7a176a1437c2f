/** Settlement systems of Laos. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** LAPNet: transfers between the banks that share its switch. Some banks do not take part. */
export const LA_LAPNET = scheme({
  code: 'LA_LAPNET',
  name: 'LAPNet',
  kind: 'instant',
  countries: ['LA'],
  currencies: ['LAK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'optional',
  confidence: 'sourced',
});

/** The gross settlement of the Bank of the Lao PDR: since 2011, in real time since 2019. */
export const LA_RTGS = scheme({
  code: 'LA_RTGS',
  name: 'RTGS of the Bank of the Lao PDR',
  kind: 'high-value',
  countries: ['LA'],
  currencies: ['LAK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  LA_LAPNET: ['jclao.com, Lao National Payment Network', 'docslib.org 3040842, ESCAP report on Laos, 2021'],
  LA_RTGS: ['123doc.top, ESCAP report on Laos, 2021: 2.4.1'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  LA_LAPNET: {
    fits: [{ country: 'LA', memberId: 'BCEL', account: '123456789012', currency: 'LAK', reached: true }],
  },
  LA_RTGS: {
    fits: [{ country: 'LA', memberId: 'BCEL', account: '123456789012', currency: 'LAK' }],
  },
};
