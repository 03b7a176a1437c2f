/** Settlement systems of Malawi. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** MITASS: the RTGS of the Reserve Bank of Malawi. */
export const MW_MITASS = scheme({
  code: 'MW_MITASS',
  name: 'MITASS',
  clearingSystem: 'RBM',
  kind: 'high-value',
  countries: ['MW'],
  currencies: ['MWK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  MW_MITASS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MW_MITASS: {
    fits: [{ country: 'MW', bic: 'CDHIMWMW', account: '1234567890', currency: 'MWK' }],
  },
};
