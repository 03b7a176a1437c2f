/** Settlement systems of Rwanda. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The clearing house of RIPPS, the payment system of the National Bank of Rwanda, since February 2011. */
export const RW_RIPPS_ACH = scheme({
  code: 'RW_RIPPS_ACH',
  name: 'RIPPS ACH',
  kind: 'batch',
  countries: ['RW'],
  currencies: ['RWF'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** The RTGS of RIPPS, the payment system of the National Bank of Rwanda, since February 2011. */
export const RW_RIPPS_RTGS = scheme({
  code: 'RW_RIPPS_RTGS',
  name: 'RIPPS RTGS',
  kind: 'high-value',
  countries: ['RW'],
  currencies: ['RWF'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  RW_RIPPS_ACH: ['bnr.rw, payment systems overview'],
  RW_RIPPS_RTGS: ['bnr.rw, payment systems overview'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  RW_RIPPS_ACH: {
    fits: [{ country: 'RW', memberId: '040', account: '4001234567890', currency: 'RWF' }],
  },
  RW_RIPPS_RTGS: {
    fits: [{ country: 'RW', memberId: '040', account: '4001234567890', currency: 'RWF' }],
  },
};
