/** Settlement systems of Barbados. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * CBRTGS, the RTGS of the Central Bank of Barbados.
 */
export const BB_CBRTGS = scheme({
  code: 'BB_CBRTGS',
  name: 'CBRTGS',
  clearingSystem: 'BDS',
  kind: 'high-value',
  countries: ['BB'],
  currencies: ['BBD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  BB_CBRTGS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BB_CBRTGS: {
    fits: [{ country: 'BB', bic: 'AMIBBBBB', account: '1234567890', currency: 'BBD' }],
  },
};
