/** Settlement systems of Iraq. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The RTGS of the Central Bank of Iraq. All banks take part. */
export const IQ_RTGS = scheme({
  code: 'IQ_RTGS',
  name: 'RTGS of the Central Bank of Iraq',
  kind: 'high-value',
  countries: ['IQ'],
  currencies: ['IQD'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  from: '2006-08-24',
  confidence: 'sourced',
});

/** The automated clearing house of the Central Bank of Iraq, for small transfers. */
export const IQ_ACH = scheme({
  code: 'IQ_ACH',
  name: 'ACH of the Central Bank of Iraq',
  kind: 'batch',
  countries: ['IQ'],
  currencies: ['IQD'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  IQ_RTGS: ['cbi.iq, Iraqi payment systems', 'alqurtas.iq, ACH and RTGS'],
  IQ_ACH: ['cbi.iq, Iraqi payment systems', 'alqurtas.iq, ACH and RTGS'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  IQ_RTGS: {
    fits: [{ iban: 'IQ98NBIQ850123456789012', currency: 'IQD' }],
    not: [{ on: '2006-08-23', iban: 'IQ98NBIQ850123456789012', currency: 'IQD' }],
  },
  IQ_ACH: {
    fits: [{ iban: 'IQ98NBIQ850123456789012', currency: 'IQD' }],
  },
};
