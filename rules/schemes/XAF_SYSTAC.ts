/**
 * SYSTAC: the batch payments of the BEAC, in the six countries of the Central African union.
 *
 * The account is the RIB of 23 digits. The franc has no decimals.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const XAF_SYSTAC = scheme({
  code: 'XAF_SYSTAC',
  name: 'SYSTAC',
  kind: 'batch',
  countries: ['CM', 'CF', 'CG', 'GA', 'GQ', 'TD'],
  currencies: ['XAF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: readonly string[] = ['ISO 20022 external code set, ExternalCashClearingSystem1Code'];

export const examples: SchemeExamples = {
  fits: [
    { country: 'CM', account: '10002000306288975140246', currency: 'XAF' },
    { iban: 'CM2110002000306288975140246', currency: 'XAF' },
  ],
};
