/**
 * Transfers to a UnionPay card, China: sixteen to nineteen digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CN_UNIONPAY = scheme({
  code: 'CN_UNIONPAY',
  name: 'UnionPay card transfer',
  kind: 'proxy',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['CARD_NUMBER'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' }],
  not: [
    { country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'EUR' },
    { country: 'CA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' },
    { country: 'CN', account: '0200000109000012345', currency: 'CNY' },
  ],
};
