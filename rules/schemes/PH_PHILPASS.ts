/**
 * PhilPaSSplus, the RTGS of Bangko Sentral ng Pilipinas.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PH_PHILPASS = scheme({
  code: 'PH_PHILPASS',
  name: 'PhilPaSS',
  clearingSystem: 'BSP',
  kind: 'high-value',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'PHP' }],
  not: [
    { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PHP' },
    { country: 'PH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PHP' },
  ],
};
