/** Settlement systems of Kuwait. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

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

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KW_KASSIP: {
    fits: [{ iban: 'KW81CBKU0000000000001234560101', currency: 'KWD' }],
    not: [
      { iban: 'KW81CBKU0000000000001234560101', currency: 'EUR' },
      { iban: 'UA213223130000026007233566001', currency: 'KWD' },
      { country: 'KW', account: '1234567890', currency: 'KWD' },
    ],
  },
};
