/** Settlement systems of New Zealand. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ESAS: the RTGS of the Reserve Bank of New Zealand. */
export const NZ_ESAS = scheme({
  code: 'NZ_ESAS',
  name: 'ESAS',
  clearingSystem: 'NZE',
  kind: 'high-value',
  countries: ['NZ'],
  currencies: ['NZD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address'],
});

/** Settlement Before Interchange: batch payments. An account has bank (2 digits), branch (4), account (7) and suffix (2 or 3). */
export const NZ_SBI = scheme({
  code: 'NZ_SBI',
  name: 'SBI',
  kind: 'batch',
  countries: ['NZ'],
  currencies: ['NZD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  NZ_ESAS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'help.online.anz.com 52290048829337, beneficiary addresses for international and RTGS payments, 2026-11-28: from November 2026',
  ],
  NZ_SBI: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NZ_ESAS: {
    fits: [{ country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'NZD' }],
  },
  NZ_SBI: {
    fits: [{ country: 'NZ', memberId: '010902', account: '0068389-00', currency: 'NZD' }],
  },
};
