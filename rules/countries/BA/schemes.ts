/** Settlement systems of Bosnia and Herzegovina. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * The RTGS of the Central Bank of Bosnia and Herzegovina.
 *
 * The account has sixteen digits.
 */
export const BA_RTGS = scheme({
  code: 'BA_RTGS',
  name: 'RTGS of Bosnia and Herzegovina',
  clearingSystem: 'BAP',
  kind: 'high-value',
  countries: ['BA'],
  currencies: ['BAM'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  BA_RTGS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BA_RTGS: {
    fits: [
      { country: 'BA', account: '1290079401028494', currency: 'BAM' },
      { iban: 'BA391290079401028494', currency: 'BAM' },
    ],
  },
};
