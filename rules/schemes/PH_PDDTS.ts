/**
 * PDDTS, dollars between banks in the Philippines.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PH_PDDTS = scheme({
  code: 'PH_PDDTS',
  name: 'PDDTS',
  kind: 'high-value',
  countries: ['PH'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  reach: 'all',
  confidence: 'sourced',
  sources: ['airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'USD' }],
  not: [
    { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'PH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
