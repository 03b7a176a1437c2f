/** Settlement systems of Belarus. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** BISS: the interbank settlement of the National Bank of Belarus. Every bank of its register takes part, directly or through another. */
export const BY_BISS = scheme({
  code: 'BY_BISS',
  name: 'BISS',
  kind: 'high-value',
  countries: ['BY'],
  currencies: ['BYN'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** SMP: the instant payments of the National Bank of Belarus, a part of its settlement system. */
export const BY_SMP = scheme({
  code: 'BY_SMP',
  name: 'SMP',
  kind: 'instant',
  countries: ['BY'],
  currencies: ['BYN'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  BY_BISS: ['National Bank of Belarus, resolution 353 of 2022-09-20: rules of BISS', 'nb-rb.by, BISS schedule'],
  BY_SMP: ['National Bank of Belarus, resolution 353 of 2022-09-20, 1.2'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BY_BISS: {
    fits: [{ iban: 'BY13NBRB3600900000002Z00AB00', currency: 'BYN' }],
  },
  BY_SMP: {
    fits: [{ iban: 'BY13NBRB3600900000002Z00AB00', currency: 'BYN', reached: true }],
  },
};
