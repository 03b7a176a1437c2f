/** Settlement systems of Mauritius. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** MACSS: the RTGS of the Bank of Mauritius. */
export const MU_MACSS = scheme({
  code: 'MU_MACSS',
  name: 'MACSS',
  clearingSystem: 'MUP',
  kind: 'high-value',
  countries: ['MU'],
  currencies: ['MUR'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  MU_MACSS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MU_MACSS: {
    fits: [
      { country: 'MU', memberId: 'BOMM0101', account: '101030300200000MUR', currency: 'MUR' },
      { iban: 'MU17BOMM0101101030300200000MUR', currency: 'MUR' },
    ],
    not: [
      { country: 'MU', memberId: 'BOMM0101', account: '101030300200000MUR', currency: 'EUR' },
      { country: 'MU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MUR' },
    ],
  },
};
