/** Settlement systems of Macao. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The RTGS of the Monetary Authority of Macao. */
export const MO_RTGS = scheme({
  code: 'MO_RTGS',
  name: 'RTGS of Macao',
  clearingSystem: 'MQQ',
  kind: 'high-value',
  countries: ['MO'],
  currencies: ['MOP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
});

export const sources: Sources = {
  MO_RTGS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MO_RTGS: {
    fits: [{ country: 'MO', bic: 'BCOMMOMX', account: '1234567890', currency: 'MOP' }],
  },
};
