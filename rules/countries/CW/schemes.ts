/** Settlement systems of Curaçao and Sint Maarten. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * The clearing and settlement mechanism (CSM) of the Centrale Bank van Curaçao en Sint Maarten.
 *
 * Since 31 March 2025 it settles in Caribbean guilders, which replaced the Antillean guilder.
 */
export const CW_CBC = scheme({
  code: 'CW_CBC',
  name: 'CSM of Curaçao and Sint Maarten',
  clearingSystem: 'CBC',
  kind: 'high-value',
  countries: ['CW', 'SX'],
  currencies: ['XCG'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account', 'currencies'],
});

export const sources: Sources = {
  CW_CBC: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CW_CBC: {
    fits: [{ country: 'CW', bic: 'BBICCWCW', account: '1234567890', currency: 'XCG' }],
  },
};
