/**
 * SMART, batch payments in Thailand.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TH_SMART = scheme({
  code: 'TH_SMART',
  name: 'SMART',
  kind: 'batch',
  countries: ['TH'],
  currencies: ['THB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'TH', memberId: '002', account: '1234567890', currency: 'THB' }],
  not: [
    { country: 'TH', memberId: '002', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'THB' },
    { country: 'TH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'THB' },
  ],
};
