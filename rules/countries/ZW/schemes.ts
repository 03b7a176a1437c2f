/** Settlement systems of Zimbabwe. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ZETSS: the RTGS of the Reserve Bank of Zimbabwe, in local currency and in dollars. The branch code of six digits names the bank. */
export const ZW_ZETSS = scheme({
  code: 'ZW_ZETSS',
  name: 'ZETSS',
  clearingSystem: 'ZET',
  kind: 'high-value',
  countries: ['ZW'],
  currencies: ['ZWG', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['currencies'],
});

export const sources: Sources = {
  ZW_ZETSS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ZW_ZETSS: {
    fits: [{ country: 'ZW', memberId: '4101', account: '1234567890', currency: 'ZWG' }],
  },
};
