/** Settlement systems of Kazakhstan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ISMT: the RTGS of the National Bank of Kazakhstan. Every bank has an account in it. */
export const KZ_ISMT = scheme({
  code: 'KZ_ISMT',
  name: 'Interbank System of Money Transfer',
  kind: 'high-value',
  countries: ['KZ'],
  currencies: ['KZT'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** The Interbank Clearing System: retail payments, netted and settled in ISMT. */
export const KZ_ICS = scheme({
  code: 'KZ_ICS',
  name: 'Interbank Clearing System',
  kind: 'batch',
  countries: ['KZ'],
  currencies: ['KZT'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  KZ_ISMT: ['nationalbank.kz, interbank system of money transfer', 'npck.kz, ISMT'],
  KZ_ICS: ['npck.kz, about clearing'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KZ_ISMT: {
    fits: [{ iban: 'KZ86125KZT5004100100', currency: 'KZT' }],
  },
  KZ_ICS: {
    fits: [{ iban: 'KZ86125KZT5004100100', currency: 'KZT' }],
  },
};
