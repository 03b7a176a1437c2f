/** Settlement systems of Mozambique. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** MTR: the RTGS of Banco de Moçambique. The account is the NIB of 21 digits. */
export const MZ_MTR = scheme({
  code: 'MZ_MTR',
  name: 'MTR',
  clearingSystem: 'MOC',
  kind: 'high-value',
  countries: ['MZ'],
  currencies: ['MZN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  MZ_MTR: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MZ_MTR: {
    fits: [
      { country: 'MZ', account: '000386579754323194804', currency: 'MZN' },
      { iban: 'MZ59000386579754323194804', currency: 'MZN' },
    ],
  },
};
