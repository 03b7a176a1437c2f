/**
 * RIX-RTGS, the RTGS of Sveriges Riksbank.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SE_RIX = scheme({
  code: 'SE_RIX',
  name: 'RIX-RTGS',
  clearingSystem: 'RIX',
  kind: 'high-value',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
    { iban: 'SE4550000000058398257466', currency: 'SEK' },
  ],
  not: [
    { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'SEK' },
    { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
  ],
};
