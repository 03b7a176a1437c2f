/** Settlement systems of Aruba. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The clearing and settlement mechanism (CSM) of the Central Bank of Aruba. */
export const AW_CBA = scheme({
  code: 'AW_CBA',
  name: 'CSM of the Central Bank of Aruba',
  clearingSystem: 'CBA',
  kind: 'high-value',
  countries: ['AW'],
  currencies: ['AWG'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  AW_CBA: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AW_CBA: {
    fits: [{ country: 'AW', bic: 'ARUBAWAX', account: '1234567890', currency: 'AWG' }],
  },
};
