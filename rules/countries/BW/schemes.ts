/** Settlement systems of Botswana. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BISS, the RTGS of the Bank of Botswana.
 *
 * A payment names a branch code of six digits.
 */
export const BW_BISS = scheme({
  code: 'BW_BISS',
  name: 'BISS',
  clearingSystem: 'BIS',
  kind: 'high-value',
  countries: ['BW'],
  currencies: ['BWP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  BW_BISS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BW_BISS: {
    fits: [{ country: 'BW', memberId: '281467', account: '12345678901', currency: 'BWP' }],
  },
};
