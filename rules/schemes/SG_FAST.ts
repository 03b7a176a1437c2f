/**
 * FAST, Singapore: BIC, or bank 4 and branch 3 digits, and account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SG_FAST = scheme({
  code: 'SG_FAST',
  name: 'FAST',
  kind: 'instant',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'listed',
  cap: { amount: 200_000, currency: 'SGD' },
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['docs.xendit.co, payouts Singapore'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD' }],
  not: [
    { country: 'SG', memberId: '7171', account: '0030123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'SGD' },
    { country: 'SG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SGD' },
  ],
};
