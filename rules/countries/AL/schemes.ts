/** Settlement systems of Albania. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * AIPS, the RTGS of the Bank of Albania.
 */
export const AL_AIPS = scheme({
  code: 'AL_AIPS',
  name: 'AIPS',
  clearingSystem: 'AIP',
  kind: 'high-value',
  countries: ['AL'],
  currencies: ['ALL'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  AL_AIPS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AL_AIPS: {
    fits: [{ iban: 'AL47212110090000000235698741', currency: 'ALL' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'ALL' },
      { country: 'AL', account: '1234567890', currency: 'ALL' },
    ],
  },
};
