/** Settlement systems of Myanmar. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The clearing house of CBM-NET, the system of the Central Bank of Myanmar, for small payments. Banks and mobile financial services must use it. */
export const MM_CBM_NET_ACH = scheme({
  code: 'MM_CBM_NET_ACH',
  name: 'CBM-NET ACH',
  kind: 'batch',
  countries: ['MM'],
  currencies: ['MMK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

/** The RTGS of CBM-NET, the system of the Central Bank of Myanmar, for large payments. */
export const MM_CBM_NET_RTGS = scheme({
  code: 'MM_CBM_NET_RTGS',
  name: 'CBM-NET RTGS',
  kind: 'high-value',
  countries: ['MM'],
  currencies: ['MMK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  MM_CBM_NET_ACH: ['kaohooninternational.com 541228, letter of 2024-06-12', 'allenandgledhill.com 28427, digital payment limits'],
  MM_CBM_NET_RTGS: ['kaohooninternational.com 541228, letter of 2024-06-12'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MM_CBM_NET_ACH: {
    fits: [{ country: 'MM', memberId: 'AYAB', account: '123456789012', currency: 'MMK' }],
  },
  MM_CBM_NET_RTGS: {
    fits: [{ country: 'MM', memberId: 'AYAB', account: '123456789012', currency: 'MMK' }],
  },
};
