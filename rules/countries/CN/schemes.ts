/** Settlement systems of China. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BEPS (CNAPS), batch payments in China.
 *
 * A payment names a CNAPS code of twelve digits.
 */
export const CN_BEPS = scheme({
  code: 'CN_BEPS',
  name: 'BEPS',
  kind: 'batch',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** HVPS (CNAPS), the RTGS of the People's Bank of China. */
export const CN_HVPS = scheme({
  code: 'CN_HVPS',
  name: 'HVPS',
  kind: 'high-value',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** IBPS (CNAPS), instant payments in China. */
export const CN_IBPS = scheme({
  code: 'CN_IBPS',
  name: 'IBPS',
  kind: 'instant',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  from: '2010-08-30',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** Transfers to a UnionPay card in China. The card number has sixteen to nineteen digits. */
export const CN_UNIONPAY = scheme({
  code: 'CN_UNIONPAY',
  name: 'UnionPay card transfer',
  kind: 'proxy',
  countries: ['CN'],
  currencies: ['CNY'],
  account: ['CARD_NUMBER'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  CN_BEPS: ['airwallex.com, payout documentation', 'docs.dlocal.com, China payouts'],
  CN_HVPS: ['airwallex.com, payout documentation', 'docs.dlocal.com, China payouts'],
  CN_IBPS: ['airwallex.com, payout documentation', 'docs.dlocal.com, China payouts'],
  CN_UNIONPAY: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CN_BEPS: {
    fits: [
      { country: 'CN', memberId: '102100099996', account: '0200000109000012345', currency: 'CNY' },
      { country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' },
    ],
  },
  CN_HVPS: {
    fits: [
      { country: 'CN', memberId: '102100099996', account: '0200000109000012345', currency: 'CNY' },
      { country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' },
    ],
  },
  CN_IBPS: {
    fits: [
      { country: 'CN', memberId: '102100099996', account: '0200000109000012345', currency: 'CNY', reached: true },
      { country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY', reached: true },
    ],
  },
  CN_UNIONPAY: {
    fits: [{ country: 'CN', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' }],
    not: [
      { country: 'CA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CNY' },
      { country: 'CN', account: '0200000109000012345', currency: 'CNY' },
    ],
  },
};
