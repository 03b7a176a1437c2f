/** Settlement systems of Namibia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** NISS: the RTGS of the Bank of Namibia. A payment names the bank by its branch code of 6 digits. */
export const NA_NISS = scheme({
  code: 'NA_NISS',
  name: 'NISS',
  clearingSystem: 'NAM',
  kind: 'high-value',
  countries: ['NA'],
  currencies: ['NAD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  NA_NISS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NA_NISS: {
    fits: [{ country: 'NA', memberId: '280172', account: '12345678', currency: 'NAD' }],
  },
};
