/**
 * VIBER, the RTGS of Magyar Nemzeti Bank.
 *
 * Its ISO code looks like the currency.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const HU_VIBER = scheme({
  code: 'HU_VIBER',
  name: 'VIBER',
  clearingSystem: 'HUF',
  kind: 'high-value',
  countries: ['HU'],
  currencies: ['HUF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'kh.hu and budapestbank.hu, instant payments from 2023-09-01'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'HU', account: '11773016-11111018', currency: 'HUF' },
    { iban: 'HU42117730161111101800000000', currency: 'HUF' },
  ],
  not: [
    { country: 'HU', account: '11773016-11111018', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'HUF' },
    { country: 'HU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'HUF' },
  ],
};
