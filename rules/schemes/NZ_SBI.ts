/**
 * Settlement Before Interchange, batch payments in New Zealand.
 *
 * Bank 2, branch 4, account 7, suffix 2 or 3 digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const NZ_SBI = scheme({
  code: 'NZ_SBI',
  name: 'SBI',
  kind: 'batch',
  countries: ['NZ'],
  currencies: ['NZD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'NZD' }],
  not: [
    { country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'NZD' },
    { country: 'NZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'NZD' },
  ],
};
