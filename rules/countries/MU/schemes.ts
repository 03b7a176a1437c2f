/** Settlement systems of Mauritius. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** MACSS: the RTGS of the Bank of Mauritius. */
export const MU_MACSS = scheme({
  code: 'MU_MACSS',
  name: 'MACSS',
  clearingSystem: 'MUP',
  kind: 'high-value',
  countries: ['MU'],
  currencies: ['MUR'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

/** MauCAS: the instant payments of the Bank of Mauritius. 15 institutions take part. */
export const MU_MAUCAS = scheme({
  code: 'MU_MAUCAS',
  name: 'MauCAS Instant Payment System',
  kind: 'instant',
  countries: ['MU'],
  currencies: ['MUR'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'optional',
  from: '2019-08-14',
  confidence: 'sourced',
});

export const sources: Sources = {
  MU_MACSS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  MU_MAUCAS: ['cma.se 2021-08-23, instant payments live on 2019-08-14', 'africanenda.org, MauCAS 2025'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MU_MACSS: {
    fits: [
      { country: 'MU', memberId: 'BOMM0101', account: '101030300200000MUR', currency: 'MUR' },
      { iban: 'MU17BOMM0101101030300200000MUR', currency: 'MUR' },
    ],
  },
  MU_MAUCAS: {
    fits: [{ iban: 'MU17BOMM0101101030300200000MUR', currency: 'MUR', reached: true }],
    not: [{ on: '2019-08-13', iban: 'MU17BOMM0101101030300200000MUR', currency: 'MUR', reached: true }],
  },
};
