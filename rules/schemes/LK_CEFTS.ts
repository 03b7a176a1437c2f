/**
 * CEFTS, instant payments of LankaPay, Sri Lanka: bank 4, branch 3 digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const LK_CEFTS = scheme({
  code: 'LK_CEFTS',
  name: 'CEFTS',
  kind: 'instant',
  countries: ['LK'],
  currencies: ['LKR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 5_000_000, currency: 'LKR' },
  confidence: 'sourced',
  knownOnly: ['cap', 'reach'],
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'LK', memberId: '7010001', account: '1234567890', currency: 'LKR' }],
  not: [
    { country: 'LK', memberId: '7010001', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'LKR' },
    { country: 'LK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'LKR' },
  ],
};
