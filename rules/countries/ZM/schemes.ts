/** Settlement systems of Zambia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ZIPSS: the RTGS of the Bank of Zambia. The branch code of six digits names the bank. */
export const ZM_ZIPSS = scheme({
  code: 'ZM_ZIPSS',
  name: 'ZIPSS',
  clearingSystem: 'ZIS',
  kind: 'high-value',
  countries: ['ZM'],
  currencies: ['ZMW'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  ZM_ZIPSS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ZM_ZIPSS: {
    fits: [{ country: 'ZM', memberId: '040002', account: '1234567890123', currency: 'ZMW' }],
  },
};
