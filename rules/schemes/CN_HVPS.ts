/**
 * HVPS (CNAPS), the RTGS of the People’s Bank of China.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CN_HVPS = scheme({
  code: 'CN_HVPS',
  name: 'HVPS',
  kind: 'high-value',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
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
