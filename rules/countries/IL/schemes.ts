/** Settlement systems of Israel. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Masav, batch payments in Israel: a bank of two or three digits and a branch of three. */
export const IL_MASAV = scheme({
  code: 'IL_MASAV',
  name: 'Masav',
  kind: 'batch',
  countries: ['IL'],
  currencies: ['ILS'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * Zahav, the RTGS of the Bank of Israel.
 */
export const IL_ZAHAV = scheme({
  code: 'IL_ZAHAV',
  name: 'Zahav',
  clearingSystem: 'ISR',
  kind: 'high-value',
  countries: ['IL'],
  currencies: ['ILS'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  IL_MASAV: ['Wise recipient types, slatedocs/slate'],
  IL_ZAHAV: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  IL_MASAV: {
    fits: [
      { country: 'IL', memberId: '10800', account: '99999999', currency: 'ILS' },
      { iban: 'IL620108000000099999999', currency: 'ILS' },
    ],
  },
  IL_ZAHAV: {
    fits: [
      { country: 'IL', memberId: '10800', account: '99999999', currency: 'ILS' },
      { iban: 'IL620108000000099999999', currency: 'ILS' },
    ],
  },
};
