/** Settlement systems of Uganda. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** EFT: batch payments. A code of six digits names bank and branch. The shilling has no decimals. */
export const UG_EFT = scheme({
  code: 'UG_EFT',
  name: 'EFT Uganda',
  kind: 'batch',
  countries: ['UG'],
  currencies: ['UGX'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

/** UNIS: the RTGS of the Bank of Uganda. */
export const UG_UNIS = scheme({
  code: 'UG_UNIS',
  name: 'UNIS',
  clearingSystem: 'UIS',
  kind: 'high-value',
  countries: ['UG'],
  currencies: ['UGX'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  UG_EFT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  UG_UNIS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  UG_EFT: {
    fits: [{ country: 'UG', memberId: '040147', account: '1234567890', currency: 'UGX' }],
  },
  UG_UNIS: {
    fits: [{ country: 'UG', memberId: '040147', account: '1234567890', currency: 'UGX' }],
  },
};
