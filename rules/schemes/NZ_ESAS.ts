/**
 * ESAS, the RTGS of the Reserve Bank of New Zealand.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const NZ_ESAS = scheme({
  code: 'NZ_ESAS',
  name: 'ESAS',
  clearingSystem: 'NZE',
  kind: 'high-value',
  countries: ['NZ'],
  currencies: ['NZD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'NZD' }],
  not: [
    { country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'NZD' },
    { country: 'NZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'NZD' },
  ],
};
