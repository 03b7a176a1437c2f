/** Settlement systems of Hungary. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * AFR (GIROInstant), instant payments in Hungary.
 *
 * Every bank takes part. A telephone number, an e-mail address or a tax number may stand for the account.
 */
export const HU_AFR = scheme({
  code: 'HU_AFR',
  name: 'AFR',
  kind: 'instant',
  countries: ['HU'],
  currencies: ['HUF'],
  account: ['ACCOUNT_NUMBER', 'IBAN', 'PHONE', 'EMAIL', 'TAX_ID'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 20_000_000, currency: 'HUF' },
  from: '2020-03-02',
  confidence: 'sourced',
  knownOnly: ['from'],
});

/**
 * GIRO, the interbank clearing in Hungary.
 *
 * The account number has sixteen or twenty-four digits; the first eight are the bank.
 */
export const HU_GIRO = scheme({
  code: 'HU_GIRO',
  name: 'GIRO',
  kind: 'batch',
  countries: ['HU'],
  currencies: ['HUF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/**
 * VIBER, the RTGS of Magyar Nemzeti Bank.
 *
 * The gotcha: its ISO code, HUF, looks like the currency.
 */
export const HU_VIBER = scheme({
  code: 'HU_VIBER',
  name: 'VIBER',
  clearingSystem: 'HUF',
  kind: 'high-value',
  countries: ['HU'],
  currencies: ['HUF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  HU_AFR: ['kh.hu and budapestbank.hu, instant payments from 2023-09-01'],
  HU_GIRO: ['kh.hu and budapestbank.hu, instant payments from 2023-09-01'],
  HU_VIBER: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'kh.hu and budapestbank.hu, instant payments from 2023-09-01'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  HU_AFR: {
    fits: [
      { country: 'HU', account: '11773016-11111018', currency: 'HUF' },
      { iban: 'HU42117730161111101800000000', currency: 'HUF' },
      { country: 'HU', type: 'PHONE', account: '+36201234567', currency: 'HUF' },
    ],
    not: [{ on: '2020-03-01', country: 'HU', account: '11773016-11111018', currency: 'HUF' }],
  },
  HU_GIRO: {
    fits: [
      { country: 'HU', account: '11773016-11111018', currency: 'HUF' },
      { iban: 'HU42117730161111101800000000', currency: 'HUF' },
    ],
  },
  HU_VIBER: {
    fits: [
      { country: 'HU', account: '11773016-11111018', currency: 'HUF' },
      { iban: 'HU42117730161111101800000000', currency: 'HUF' },
    ],
  },
};
