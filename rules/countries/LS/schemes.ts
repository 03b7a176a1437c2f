/** Settlement systems of Lesotho. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Lesotho Wire: the RTGS of the Central Bank of Lesotho. */
export const LS_LSW = scheme({
  code: 'LS_LSW',
  name: 'Lesotho Wire',
  clearingSystem: 'LSW',
  kind: 'high-value',
  countries: ['LS'],
  currencies: ['LSL'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  LS_LSW: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  LS_LSW: {
    fits: [{ country: 'LS', bic: 'CBLELSMX', account: '1234567890', currency: 'LSL' }],
  },
};
