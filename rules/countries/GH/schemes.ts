/** Settlement systems of Ghana. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * GhIPSS ACH, batch payments in Ghana.
 */
export const GH_ACH = scheme({
  code: 'GH_ACH',
  name: 'GhIPSS ACH',
  kind: 'batch',
  countries: ['GH'],
  currencies: ['GHS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** GhIPSS Instant Pay, Ghana: six digits for bank and branch, and an account number of thirteen digits. */
export const GH_GIP = scheme({
  code: 'GH_GIP',
  name: 'GIP',
  kind: 'instant',
  countries: ['GH'],
  currencies: ['GHS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * GIS, the RTGS of the Bank of Ghana.
 */
export const GH_GIS = scheme({
  code: 'GH_GIS',
  name: 'GIS',
  clearingSystem: 'GIS',
  kind: 'high-value',
  countries: ['GH'],
  currencies: ['GHS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  GH_ACH: ['Wise recipient types, slatedocs/slate'],
  GH_GIP: ['Wise recipient types, slatedocs/slate'],
  GH_GIS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  GH_ACH: {
    fits: [{ country: 'GH', memberId: '130101', account: '1234567890123', currency: 'GHS' }],
  },
  GH_GIP: {
    fits: [{ country: 'GH', memberId: '130101', account: '1234567890123', currency: 'GHS' }],
  },
  GH_GIS: {
    fits: [{ country: 'GH', memberId: '130101', account: '1234567890123', currency: 'GHS' }],
  },
};
