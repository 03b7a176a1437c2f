/**
 * IBPS (CNAPS), payments at once in China.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CN_IBPS = scheme({
  code: 'CN_IBPS',
  name: 'IBPS',
  kind: 'instant',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['airwallex.com, payout documentation', 'docs.dlocal.com, China payouts'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CN', memberId: '102100099996', account: '0200000109000012345', currency: 'CNY' },
    { country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' },
  ],
  not: [
    { country: 'CN', memberId: '102100099996', account: '0200000109000012345', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'CNY' },
  ],
};
