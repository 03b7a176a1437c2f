/** Settlement systems of Jamaica. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The automated clearing house of the commercial banks. Since 2 May 2016 a payment above a million dollars goes through JamClear. */
export const JM_ACH = scheme({
  code: 'JM_ACH',
  name: 'ACH',
  kind: 'batch',
  countries: ['JM'],
  currencies: ['JMD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  cap: { amount: 1_000_000, currency: 'JMD' },
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** JamClear-RTGS: the RTGS of the Bank of Jamaica. It takes an account number and the bank, and of some banks the branch. */
export const JM_JAMCLEAR_RTGS = scheme({
  code: 'JM_JAMCLEAR_RTGS',
  name: 'JamClear-RTGS',
  kind: 'high-value',
  countries: ['JM'],
  currencies: ['JMD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  JM_ACH: ['jnbank.com, RTGS and ACH', 'jamaicaobserver.com 2025-12-24, ACH and RTGS'],
  JM_JAMCLEAR_RTGS: ['jamaicaobserver.com 2025-12-24, ACH and RTGS', 'blackworldmedia.net 2022-02-15, Bank of Jamaica on JamClear'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  JM_ACH: {
    fits: [{ country: 'JM', memberId: 'NCBJ', account: '123456789', currency: 'JMD' }],
  },
  JM_JAMCLEAR_RTGS: {
    fits: [{ country: 'JM', memberId: 'NCBJ', account: '123456789', currency: 'JMD' }],
  },
};
