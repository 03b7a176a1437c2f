/** SYGMA: the RTGS of the BEAC. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const XAF_SYGMA = scheme({
  code: 'XAF_SYGMA',
  name: 'SYGMA',
  clearingSystem: 'SGA',
  kind: 'high-value',
  countries: ['CM', 'CF', 'CG', 'GA', 'GQ', 'TD'],
  currencies: ['XAF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['ISO 20022 external code set, ExternalCashClearingSystem1Code'];

export const examples: SchemeExamples = {
  fits: [
    { country: 'CM', account: '10002000306288975140246', currency: 'XAF' },
    { iban: 'CM2110002000306288975140246', currency: 'XAF' },
  ],
};
