/** Settlement systems of Angola. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * SPTR, the RTGS of Banco Nacional de Angola.
 *
 * The account is the NIB of twenty-one digits.
 */
export const AO_SPTR = scheme({
  code: 'AO_SPTR',
  name: 'SPTR',
  clearingSystem: 'PTR',
  kind: 'high-value',
  countries: ['AO'],
  currencies: ['AOA'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

export const sources: Sources = {
  AO_SPTR: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AO_SPTR: {
    fits: [
      { country: 'AO', account: '004408301661318609131', currency: 'AOA' },
      { iban: 'AO06004408301661318609131', currency: 'AOA' },
    ],
    not: [
      { country: 'AO', account: '004408301661318609131', currency: 'EUR' },
      { country: 'AO', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'AOA' },
    ],
  },
};
