/**
 * SLIPS, batch payments in Sri Lanka.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const LK_SLIPS = scheme({
  code: 'LK_SLIPS',
  name: 'SLIPS',
  kind: 'batch',
  countries: ['LK'],
  currencies: ['LKR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
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
