/** Settlement systems of Norway. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** NBO: the RTGS of Norges Bank. */
export const NO_NBO = scheme({
  code: 'NO_NBO',
  name: 'NBO',
  clearingSystem: 'NBO',
  kind: 'high-value',
  countries: ['NO'],
  currencies: ['NOK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** NICS: the clearing of the Norwegian banks. The account number has eleven digits, and the first four name the bank. */
export const NO_NICS = scheme({
  code: 'NO_NICS',
  name: 'NICS',
  clearingSystem: 'NOC',
  kind: 'batch',
  countries: ['NO'],
  currencies: ['NOK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** Straks 2.0 (NICS Real): instant payments. */
export const NO_STRAKS = scheme({
  code: 'NO_STRAKS',
  name: 'Straksbetalinger',
  clearingSystem: 'NOR',
  kind: 'instant',
  countries: ['NO'],
  currencies: ['NOK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'known',
});

export const sources: Sources = {
  NO_NBO: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  NO_NICS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  NO_STRAKS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NO_NBO: {
    fits: [
      { country: 'NO', account: '86011117947', currency: 'NOK' },
      { iban: 'NO9386011117947', currency: 'NOK' },
    ],
  },
  NO_NICS: {
    fits: [
      { country: 'NO', account: '86011117947', currency: 'NOK' },
      { iban: 'NO9386011117947', currency: 'NOK' },
    ],
  },
  NO_STRAKS: {
    fits: [
      { country: 'NO', account: '86011117947', currency: 'NOK', reached: true },
      { iban: 'NO9386011117947', currency: 'NOK', reached: true },
    ],
  },
};
