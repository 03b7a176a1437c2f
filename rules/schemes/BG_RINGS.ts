/**
 * RINGS, the RTGS of the Bulgarian National Bank.
 *
 * It ended with the lev.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BG_RINGS = scheme({
  code: 'BG_RINGS',
  name: 'RINGS',
  clearingSystem: 'BGN',
  kind: 'high-value',
  countries: ['BG'],
  currencies: ['BGN'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  until: '2025-12-31',
  confidence: 'sourced',
  sources: ['novinite.com 234691; vixio.com, Bulgaria in the euro area', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ on: '2025-12-31', iban: 'BG80BNBG96611020345678', currency: 'BGN' }],
  not: [
    { on: '2025-12-31', iban: 'BG80BNBG96611020345678', currency: 'EUR' },
    { on: '2025-12-31', iban: 'UA213223130000026007233566001', currency: 'BGN' },
    { on: '2025-12-31', country: 'BG', account: '1234567890', currency: 'BGN' },
    { on: '2026-01-01', iban: 'BG80BNBG96611020345678', currency: 'BGN' },
  ],
};
