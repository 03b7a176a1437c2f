/** Settlement systems of Sri Lanka. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** CEFTS: the instant payments of LankaPay. A payment names the bank by 4 digits and the branch by 3. */
export const LK_CEFTS = scheme({
  code: 'LK_CEFTS',
  name: 'CEFTS',
  kind: 'instant',
  countries: ['LK'],
  currencies: ['LKR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 5_000_000, currency: 'LKR' },
  from: '2015-08-21',
  confidence: 'sourced',
  knownOnly: ['cap', 'membership', 'from'],
});

/** LankaSettle: the RTGS of the Central Bank of Sri Lanka. */
export const LK_LANKASETTLE = scheme({
  code: 'LK_LANKASETTLE',
  name: 'LankaSettle',
  clearingSystem: 'LKB',
  kind: 'high-value',
  countries: ['LK'],
  currencies: ['LKR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** SLIPS: batch payments. */
export const LK_SLIPS = scheme({
  code: 'LK_SLIPS',
  name: 'SLIPS',
  kind: 'batch',
  countries: ['LK'],
  currencies: ['LKR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  LK_CEFTS: ['Wise recipient types, slatedocs/slate'],
  LK_LANKASETTLE: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
  LK_SLIPS: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  LK_CEFTS: {
    fits: [{ country: 'LK', memberId: '7010001', account: '1234567890', currency: 'LKR', reached: true }],
  },
  LK_LANKASETTLE: {
    fits: [{ country: 'LK', memberId: '7010001', account: '1234567890', currency: 'LKR' }],
  },
  LK_SLIPS: {
    fits: [{ country: 'LK', memberId: '7010001', account: '1234567890', currency: 'LKR' }],
  },
};
