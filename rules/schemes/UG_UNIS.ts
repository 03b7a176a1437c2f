/**
 * UNIS, the RTGS of the Bank of Uganda.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const UG_UNIS = scheme({
  code: 'UG_UNIS',
  name: 'UNIS',
  clearingSystem: 'UIS',
  kind: 'high-value',
  countries: ['UG'],
  currencies: ['UGX'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'UG', memberId: '040147', account: '1234567890', currency: 'UGX' }],
  not: [
    { country: 'UG', memberId: '040147', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'UGX' },
    { country: 'UG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'UGX' },
  ],
};
