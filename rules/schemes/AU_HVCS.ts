/**
 * High Value Clearing System, settled one by one in RITS, Australia.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AU_HVCS = scheme({
  code: 'AU_HVCS',
  name: 'HVCS',
  clearingSystem: 'PDS',
  kind: 'high-value',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD' }],
  not: [
    { country: 'AU', memberId: '062000', account: '12345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'AUD' },
    { country: 'AU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'AUD' },
  ],
};
