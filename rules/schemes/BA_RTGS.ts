/**
 * The RTGS of the Central Bank of Bosnia and Herzegovina.
 *
 * The account has sixteen digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BA_RTGS = scheme({
  code: 'BA_RTGS',
  name: 'RTGS of Bosnia and Herzegovina',
  clearingSystem: 'BAP',
  kind: 'high-value',
  countries: ['BA'],
  currencies: ['BAM'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'BA', account: '1290079401028494', currency: 'BAM' },
    { iban: 'BA391290079401028494', currency: 'BAM' },
  ],
  not: [
    { country: 'BA', account: '1290079401028494', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'BAM' },
    { country: 'BA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BAM' },
  ],
};
