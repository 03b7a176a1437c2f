/** Settlement systems of Trinidad and Tobago. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** safe-tt: the RTGS of the Central Bank of Trinidad and Tobago. */
export const TT_SAFE_TT = scheme({
  code: 'TT_SAFE_TT',
  name: 'safe-tt',
  clearingSystem: 'TTD',
  kind: 'high-value',
  countries: ['TT'],
  currencies: ['TTD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  TT_SAFE_TT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TT_SAFE_TT: {
    fits: [{ country: 'TT', bic: 'AICBTTPS', account: '1234567890', currency: 'TTD' }],
  },
};
