/** Settlement systems of Taiwan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** CIFS: the RTGS of the central bank. */
export const TW_CIFS = scheme({
  code: 'TW_CIFS',
  name: 'CIFS',
  clearingSystem: 'TWP',
  kind: 'high-value',
  countries: ['TW'],
  currencies: ['TWD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

/** The interbank transfers of FISC. A payment names the bank by 3 digits and the branch by 4. */
export const TW_FISC = scheme({
  code: 'TW_FISC',
  name: 'FISC',
  kind: 'batch',
  countries: ['TW'],
  currencies: ['TWD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const sources: Sources = {
  TW_CIFS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TW_CIFS: {
    fits: [{ country: 'TW', memberId: '0040037', account: '123456789012', currency: 'TWD' }],
  },
  TW_FISC: {
    fits: [{ country: 'TW', memberId: '0040037', account: '123456789012', currency: 'TWD' }],
  },
};
