/** Settlement systems of Algeria. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ARTS: the RTGS of the Banque d’Algérie, for payments of a million dinars and more, and urgent ones. */
export const DZ_ARTS = scheme({
  code: 'DZ_ARTS',
  name: 'ARTS',
  kind: 'high-value',
  countries: ['DZ'],
  currencies: ['DZD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  from: '2006-02-08',
  confidence: 'sourced',
});

/** ATCI: the clearing of retail payments, below a million dinars, since May 2006. */
export const DZ_ATCI = scheme({
  code: 'DZ_ATCI',
  name: 'ATCI',
  kind: 'batch',
  countries: ['DZ'],
  currencies: ['DZD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  DZ_ARTS: ['djazairess.com, Banque d’Algérie on ARTS, 2006-02'],
  DZ_ATCI: ['djazairess.com, payment systems of Algeria'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  DZ_ARTS: {
    fits: [
      { iban: 'DZ580002100001113000000570', currency: 'DZD' },
      { country: 'DZ', account: '0002100001113000000570', currency: 'DZD' },
    ],
    not: [{ on: '2006-02-07', iban: 'DZ580002100001113000000570', currency: 'DZD' }],
  },
  DZ_ATCI: {
    fits: [
      { iban: 'DZ580002100001113000000570', currency: 'DZD' },
      { country: 'DZ', account: '0002100001113000000570', currency: 'DZD' },
    ],
  },
};
