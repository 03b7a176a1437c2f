/** Settlement systems of Bulgaria. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BISERA6, batch payments in leva.
 *
 * It ended with the lev on 31 December 2025 and moved to SEPA, as novinite.com and vixio.com report.
 */
export const BG_BISERA = scheme({
  code: 'BG_BISERA',
  name: 'BISERA6',
  kind: 'batch',
  countries: ['BG'],
  currencies: ['BGN'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  until: '2025-12-31',
  confidence: 'sourced',
});

/**
 * RINGS, the RTGS of the Bulgarian National Bank.
 *
 * It ended with the lev on 31 December 2025, as novinite.com and vixio.com report.
 */
export const BG_RINGS = scheme({
  code: 'BG_RINGS',
  name: 'RINGS',
  clearingSystem: 'BGN',
  kind: 'high-value',
  countries: ['BG'],
  currencies: ['BGN'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  until: '2025-12-31',
  confidence: 'sourced',
});

export const sources: Sources = {
  BG_BISERA: ['novinite.com 234691; vixio.com, Bulgaria in the euro area'],
  BG_RINGS: ['novinite.com 234691; vixio.com, Bulgaria in the euro area', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BG_BISERA: {
    fits: [{ on: '2025-12-31', iban: 'BG80BNBG96611020345678', currency: 'BGN' }],
    not: [
      { on: '2025-12-31', iban: 'UA213223130000026007233566001', currency: 'BGN' },
      { on: '2025-12-31', country: 'BG', account: '1234567890', currency: 'BGN' },
      { on: '2026-01-01', iban: 'BG80BNBG96611020345678', currency: 'BGN' },
    ],
  },
  BG_RINGS: {
    fits: [{ on: '2025-12-31', iban: 'BG80BNBG96611020345678', currency: 'BGN' }],
    not: [
      { on: '2025-12-31', iban: 'UA213223130000026007233566001', currency: 'BGN' },
      { on: '2025-12-31', country: 'BG', account: '1234567890', currency: 'BGN' },
      { on: '2026-01-01', iban: 'BG80BNBG96611020345678', currency: 'BGN' },
    ],
  },
};
