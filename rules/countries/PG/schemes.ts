/** Settlement systems of Papua New Guinea. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** KATS: the RTGS of the Bank of Papua New Guinea. */
export const PG_KATS = scheme({
  code: 'PG_KATS',
  name: 'KATS',
  clearingSystem: 'KTS',
  kind: 'high-value',
  countries: ['PG'],
  currencies: ['PGK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  PG_KATS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PG_KATS: {
    fits: [{ country: 'PG', bic: 'ANZBPGPX', account: '1234567890', currency: 'PGK' }],
  },
};
