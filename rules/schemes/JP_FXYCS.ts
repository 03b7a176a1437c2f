/**
 * Foreign Exchange Yen Clearing System, Japan: yen that come from abroad.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const JP_FXYCS = scheme({
  code: 'JP_FXYCS',
  name: 'FXYCS',
  clearingSystem: 'FEY',
  kind: 'high-value',
  countries: ['JP'],
  currencies: ['JPY'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'JP', memberId: '0001001', account: '1234567', currency: 'JPY' }],
  not: [
    { country: 'JP', memberId: '0001001', account: '1234567', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'JPY' },
    { country: 'JP', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'JPY' },
  ],
};
