/** Settlement systems of Tajikistan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The automated system of interbank money transfers of the National Bank of Tajikistan, through the correspondent accounts of banks with it. */
export const TJ_AIMT = scheme({
  code: 'TJ_AIMT',
  name: 'Automated system of interbank money transfers',
  kind: 'high-value',
  countries: ['TJ'],
  currencies: ['TJS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  TJ_AIMT: ['National Bank of Tajikistan, resolution 105 of 2020-08-31: rules of the system', 'nbt.tj, payment system, general review'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TJ_AIMT: {
    fits: [{ country: 'TJ', memberId: '350101', account: '20202972123456789012', currency: 'TJS' }],
  },
};
