/**
 * GIS, the RTGS of the Bank of Ghana.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const GH_GIS = scheme({
  code: 'GH_GIS',
  name: 'GIS',
  clearingSystem: 'GIS',
  kind: 'high-value',
  countries: ['GH'],
  currencies: ['GHS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'GH', memberId: '130101', account: '1234567890123', currency: 'GHS' }],
  not: [
    { country: 'GH', memberId: '130101', account: '1234567890123', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'GHS' },
    { country: 'GH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'GHS' },
  ],
};
