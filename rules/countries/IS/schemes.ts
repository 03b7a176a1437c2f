/** Settlement systems of Iceland. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * MBK, the RTGS of Seðlabanki Íslands.
 *
 * The account is bank, ledger, number and the kennitala of its holder, which is the whole BBAN.
 */
export const IS_MBK = scheme({
  code: 'IS_MBK',
  name: 'MBK',
  clearingSystem: 'ISG',
  kind: 'high-value',
  countries: ['IS'],
  currencies: ['ISK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  IS_MBK: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  IS_MBK: {
    fits: [
      { country: 'IS', account: '0159-26-007654-551073-0339', currency: 'ISK' },
      { iban: 'IS140159260076545510730339', currency: 'ISK' },
    ],
  },
};
