/** Settlement systems of Kuwait. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * KASSIP, the RTGS of the Central Bank of Kuwait.
 *
 * The dinar has three decimals.
 */
export const KW_KASSIP = scheme({
  code: 'KW_KASSIP',
  name: 'KASSIP',
  kind: 'high-value',
  countries: ['KW'],
  currencies: ['KWD'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** WAMD: instant payments to a mobile number. All Kuwaiti banks take part. */
export const KW_WAMD = scheme({
  code: 'KW_WAMD',
  name: 'WAMD',
  kind: 'instant',
  countries: ['KW'],
  currencies: ['KWD'],
  account: ['PHONE'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  KW_WAMD: ['meatechwatch.com, WAMD', 'kuwaitsay.com, WAMD', 'e-gulfbank.com, terms of WAMD'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KW_KASSIP: {
    fits: [{ iban: 'KW81CBKU0000000000001234560101', currency: 'KWD' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'KWD' },
      { country: 'KW', account: '1234567890', currency: 'KWD' },
    ],
  },
  KW_WAMD: {
    fits: [{ country: 'KW', type: 'PHONE', account: '+96550012345', currency: 'KWD' }],
  },
};
