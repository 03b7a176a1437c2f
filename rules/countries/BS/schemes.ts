/** Settlement systems of The Bahamas. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BISS, the RTGS of the Central Bank of The Bahamas.
 */
export const BS_BISS = scheme({
  code: 'BS_BISS',
  name: 'BISS',
  clearingSystem: 'BHS',
  kind: 'high-value',
  countries: ['BS'],
  currencies: ['BSD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  BS_BISS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BS_BISS: {
    fits: [{ country: 'BS', bic: 'AMRRBSNS', account: '1234567890', currency: 'BSD' }],
  },
};
