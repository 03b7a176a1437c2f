/** Settlement systems of Kyrgyzstan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** SPK: the batch clearing of the National Bank of the Kyrgyz Republic, for small and regular payments, since October 2006. */
export const KG_SPK = scheme({
  code: 'KG_SPK',
  name: 'SPK',
  kind: 'batch',
  countries: ['KG'],
  currencies: ['KGS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'membership'],
});

/** GSRRV: the RTGS of the National Bank of the Kyrgyz Republic. */
export const KG_RTGS = scheme({
  code: 'KG_RTGS',
  name: 'RTGS of the National Bank of the Kyrgyz Republic',
  kind: 'high-value',
  countries: ['KG'],
  currencies: ['KGS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'known',
});

export const sources: Sources = {
  KG_SPK: ['nbkr.kg, first stage of the state programme of cashless payments'],
  KG_RTGS: [],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KG_SPK: {
    fits: [{ country: 'KG', memberId: '109018', account: '1091234567890123', currency: 'KGS' }],
  },
  KG_RTGS: {
    fits: [{ country: 'KG', memberId: '109018', account: '1091234567890123', currency: 'KGS' }],
  },
};
