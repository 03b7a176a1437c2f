/**
 * CERTIS, the clearing of Česká národní banka.
 *
 * The account is [prefix-]number/bank code, all of which the IBAN has.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CZ_CERTIS = scheme({
  code: 'CZ_CERTIS',
  name: 'CERTIS',
  kind: 'batch',
  countries: ['CZ'],
  currencies: ['CZK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['support.currencycloud.com 360017498759 (CZK)'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'CZK' },
    { iban: 'CZ6508000000192000145399', currency: 'CZK' },
  ],
  not: [
    { country: 'CZ', memberId: '0800', account: '19-2000145399', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'CZK' },
    { country: 'CZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CZK' },
  ],
};
