/** Settlement systems of Czechia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * CERTIS, the clearing of Česká národní banka.
 *
 * The account is [prefix-]number/bank code; the IBAN holds all of these.
 */
export const CZ_CERTIS = scheme({
  code: 'CZ_CERTIS',
  name: 'CERTIS',
  kind: 'batch',
  countries: ['CZ'],
  currencies: ['CZK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** Instant payments in CERTIS, Czechia. Banks take part voluntarily. */
export const CZ_CERTIS_INST = scheme({
  code: 'CZ_CERTIS_INST',
  name: 'CERTIS instant payments',
  kind: 'instant',
  countries: ['CZ'],
  currencies: ['CZK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 2_500_000, currency: 'CZK' },
  from: '2018-11-26',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

export const sources: Sources = {
  CZ_CERTIS: ['support.currencycloud.com 360017498759 (CZK)'],
  CZ_CERTIS_INST: ['cnb.cz, limit from 2021-06-01'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CZ_CERTIS: {
    fits: [
      { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'CZK' },
      { iban: 'CZ6508000000192000145399', currency: 'CZK' },
    ],
  },
  CZ_CERTIS_INST: {
    fits: [
      { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'CZK', reached: true },
      { iban: 'CZ6508000000192000145399', currency: 'CZK', reached: true },
    ],
  },
};
