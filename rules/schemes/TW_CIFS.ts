/**
 * CIFS, the RTGS of the central bank, Taiwan.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TW_CIFS = scheme({
  code: 'TW_CIFS',
  name: 'CIFS',
  clearingSystem: 'TWP',
  kind: 'high-value',
  countries: ['TW'],
  currencies: ['TWD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'known',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'TW', memberId: '0040037', account: '123456789012', currency: 'TWD' }],
  not: [
    { country: 'TW', memberId: '0040037', account: '123456789012', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'TWD' },
    { country: 'TW', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'TWD' },
  ],
};
