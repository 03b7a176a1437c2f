/**
 * AFR (GIROInstant), instant payments in Hungary.
 *
 * Every bank takes part. A telephone number, an e-mail address or a tax number may stand for the account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const HU_AFR = scheme({
  code: 'HU_AFR',
  name: 'AFR',
  kind: 'instant',
  countries: ['HU'],
  currencies: ['HUF'],
  account: ['ACCOUNT_NUMBER', 'IBAN', 'PHONE', 'EMAIL', 'TAX_ID'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 20_000_000, currency: 'HUF' },
  from: '2020-03-02',
  confidence: 'sourced',
  knownOnly: ['from'],
  sources: ['kh.hu and budapestbank.hu, instant payments from 2023-09-01'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'HU', account: '11773016-11111018', currency: 'HUF' },
    { iban: 'HU42117730161111101800000000', currency: 'HUF' },
    { country: 'HU', type: 'PHONE', account: '+36201234567', currency: 'HUF' },
  ],
  not: [
    { country: 'HU', account: '11773016-11111018', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'HUF' },
    { country: 'HU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'HUF' },
    { on: '2020-03-01', country: 'HU', account: '11773016-11111018', currency: 'HUF' },
  ],
};
