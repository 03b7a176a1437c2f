/**
 * The RTGS of the Central Bank of Egypt.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const EG_RTGS = scheme({
  code: 'EG_RTGS',
  name: 'RTGS of Egypt',
  clearingSystem: 'PEG',
  kind: 'high-value',
  countries: ['EG'],
  currencies: ['EGP'],
  account: ['IBAN', 'ACCOUNT_NUMBER'],
  bank: 'bic',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'EG380019000500000000263180002', currency: 'EGP' },
    { country: 'EG', bic: 'ABDIEGCA', account: '1234567890', currency: 'EGP' },
  ],
  not: [
    { iban: 'EG380019000500000000263180002', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EGP' },
    { country: 'EG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'EGP' },
  ],
};
