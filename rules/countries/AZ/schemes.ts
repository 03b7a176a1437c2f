/** Settlement systems of Azerbaijan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * AZIPS, the RTGS of the Central Bank of Azerbaijan.
 */
export const AZ_AZIPS = scheme({
  code: 'AZ_AZIPS',
  name: 'AZIPS',
  clearingSystem: 'AZM',
  kind: 'high-value',
  countries: ['AZ'],
  currencies: ['AZN'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  AZ_AZIPS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AZ_AZIPS: {
    fits: [{ iban: 'AZ21NABZ00000000137010001944', currency: 'AZN' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'AZN' },
      { country: 'AZ', account: '1234567890', currency: 'AZN' },
    ],
  },
};
