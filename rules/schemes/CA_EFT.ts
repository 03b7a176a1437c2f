/**
 * EFT, batch payments in Canada (ACSS).
 *
 * Institution of three digits, transit of five.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const CA_EFT = scheme({
  code: 'CA_EFT',
  name: 'EFT',
  clearingSystem: 'ACS',
  kind: 'batch',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'airwallex.com, payout documentation',
    'docs.nium.com, Canada EFT and Interac',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' }],
  not: [
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'EUR' },
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'CAD' },
    { country: 'CA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'CAD' },
  ],
};
