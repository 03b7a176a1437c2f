/**
 * BI-FAST, instant payments of Bank Indonesia.
 *
 * A telephone number or an e-mail address may stand for the account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ID_BI_FAST = scheme({
  code: 'ID_BI_FAST',
  name: 'BI-FAST',
  kind: 'instant',
  countries: ['ID'],
  currencies: ['IDR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 250_000_000, currency: 'IDR' },
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['docs.xendit.co, payouts Indonesia'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'ID', memberId: '0080017', account: '1234567890', currency: 'IDR' },
    { country: 'ID', type: 'PHONE', account: '+6281234567890', currency: 'IDR' },
    { country: 'ID', type: 'EMAIL', account: 'name@example.com', currency: 'IDR' },
  ],
  not: [
    { country: 'ID', memberId: '0080017', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'IDR' },
    { country: 'ID', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'IDR' },
  ],
};
