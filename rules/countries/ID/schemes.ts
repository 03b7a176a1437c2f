/** Settlement systems of Indonesia. */
import { INDONESIAN_MOBILE } from '../../vocabulary/method.js';
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BI-FAST, the instant payments of Bank Indonesia.
 *
 * A telephone number or an e-mail address may stand for the account.
 */
export const ID_BI_FAST = scheme({
  code: 'ID_BI_FAST',
  name: 'BI-FAST',
  kind: 'instant',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL'],
  registered: [INDONESIAN_MOBILE, { type: 'EMAIL', as: 'email' }],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 250_000_000, currency: 'IDR' },
  from: '2021-12-21',
  confidence: 'sourced',
  knownOnly: ['membership', 'registered', 'from'],
});

/** BI-RTGS, the RTGS of Bank Indonesia, for more than 100 million rupiah. */
export const ID_RTGS = scheme({
  code: 'ID_RTGS',
  name: 'BI-RTGS',
  kind: 'high-value',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * SKNBI, batch payments of Bank Indonesia.
 */
export const ID_SKNBI = scheme({
  code: 'ID_SKNBI',
  name: 'SKNBI',
  kind: 'batch',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  cap: { amount: 1_000_000_000, currency: 'IDR' },
  confidence: 'sourced',
  knownOnly: ['cap'],
});

export const sources: Sources = {
  ID_BI_FAST: ['docs.xendit.co, payouts Indonesia'],
  ID_RTGS: ['docs.wise.com, INR and IDR verification'],
  ID_SKNBI: ['docs.wise.com, INR and IDR verification'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ID_BI_FAST: {
    fits: [
      { country: 'ID', memberId: '0080017', account: '1234567890', currency: 'IDR', reached: true },
      { country: 'ID', type: 'PHONE', account: '+6281234567890', currency: 'IDR' },
      { country: 'ID', type: 'EMAIL', account: 'name@example.com', currency: 'IDR' },
    ],
  },
  ID_RTGS: {
    fits: [{ country: 'ID', memberId: '0080017', account: '1234567890', currency: 'IDR' }],
  },
  ID_SKNBI: {
    fits: [{ country: 'ID', memberId: '0080017', account: '1234567890', currency: 'IDR' }],
  },
};
