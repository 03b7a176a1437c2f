/** Settlement systems of Nigeria. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** NEFT: the batch payments of NIBSS. Not the NEFT of India. */
export const NG_NEFT = scheme({
  code: 'NG_NEFT',
  name: 'NEFT Nigeria',
  kind: 'batch',
  countries: ['NG'],
  currencies: ['NGN'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** NIP: the instant payments of NIBSS, to a bank and a NUBAN of ten digits. */
export const NG_NIP = scheme({
  code: 'NG_NIP',
  name: 'NIP',
  kind: 'instant',
  countries: ['NG'],
  currencies: ['NGN'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  NG_NEFT: ['Wise recipient types, slatedocs/slate'],
  NG_NIP: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NG_NEFT: {
    fits: [{ country: 'NG', memberId: '011', account: '0000014579', currency: 'NGN' }],
  },
  NG_NIP: {
    fits: [{ country: 'NG', memberId: '011', account: '0000014579', currency: 'NGN' }],
  },
};
