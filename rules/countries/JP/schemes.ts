/** Settlement systems of Japan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** BOJ-NET, the RTGS of the Bank of Japan, for 100 million yen or more. */
export const JP_BOJ_NET = scheme({
  code: 'JP_BOJ_NET',
  name: 'BOJ-NET',
  clearingSystem: 'BOJ',
  kind: 'high-value',
  countries: ['JP'],
  currencies: ['JPY'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** Foreign Exchange Yen Clearing System, Japan, for yen that come from abroad. */
export const JP_FXYCS = scheme({
  code: 'JP_FXYCS',
  name: 'FXYCS',
  clearingSystem: 'FEY',
  kind: 'high-value',
  countries: ['JP'],
  currencies: ['JPY'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * Zengin, bank transfers in Japan: bank 4 digits, branch 3, account 7, and the kind of account.
 *
 * The name is written in half-width katakana. A payment of 100 million yen or more settles at the Bank of Japan.
 */
export const JP_ZENGIN = scheme({
  code: 'JP_ZENGIN',
  name: 'Zengin',
  clearingSystem: 'ZEN',
  kind: 'instant',
  countries: ['JP'],
  currencies: ['JPY'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: ['/creditor/name', '/creditorAccount/type'],
  charset: 'half-width-katakana',
  confidence: 'sourced',
  knownOnly: ['required', 'charset'],
});

export const sources: Sources = {
  JP_BOJ_NET: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  JP_FXYCS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  JP_ZENGIN: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  JP_BOJ_NET: {
    fits: [{ country: 'JP', memberId: '0001001', account: '1234567', currency: 'JPY' }],
  },
  JP_FXYCS: {
    fits: [{ country: 'JP', memberId: '0001001', account: '1234567', currency: 'JPY' }],
  },
  JP_ZENGIN: {
    fits: [{ country: 'JP', memberId: '0001001', account: '1234567', currency: 'JPY' }],
  },
};
