/** Settlement systems of Nepal. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** NCHL-IPS and connectIPS: instant payments. */
export const NP_NCHL_IPS = scheme({
  code: 'NP_NCHL_IPS',
  name: 'NCHL-IPS',
  kind: 'instant',
  countries: ['NP'],
  currencies: ['NPR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  NP_NCHL_IPS: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NP_NCHL_IPS: {
    fits: [{ country: 'NP', memberId: '0101', account: '12345678901234', currency: 'NPR', reached: true }],
  },
};
