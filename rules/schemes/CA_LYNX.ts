/**
 * Lynx, the RTGS of Payments Canada.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CA_LYNX = scheme({
  code: 'CA_LYNX',
  name: 'Lynx',
  clearingSystem: 'LYX',
  kind: 'high-value',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  from: '2021-08-30',
  confidence: 'sourced',
  knownOnly: ['from'],
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' }],
  not: [
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'EUR' },
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'CAD' },
    { country: 'CA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CAD' },
    { on: '2021-08-29', country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' },
  ],
};
