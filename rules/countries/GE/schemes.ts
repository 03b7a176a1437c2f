/** Settlement systems of Georgia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The RTGS of the National Bank of Georgia. It carries small payments as well as large ones, singly and in bulk. */
export const GE_RTGS = scheme({
  code: 'GE_RTGS',
  name: 'RTGS of the National Bank of Georgia',
  kind: 'high-value',
  countries: ['GE'],
  currencies: ['GEL'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  from: '2010-12-03',
  confidence: 'sourced',
});

export const sources: Sources = {
  GE_RTGS: ['nbg.gov.ge, RTGS system', 'nbg.gov.ge, participant criteria'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  GE_RTGS: {
    fits: [{ iban: 'GE29NB0000000101904917', currency: 'GEL' }],
    not: [{ on: '2010-12-02', iban: 'GE29NB0000000101904917', currency: 'GEL' }],
  },
};
