/** Settlement systems of Tanzania. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** TIPS: the instant payments of the Bank of Tanzania, to accounts and wallets. Not the TIPS of the Eurosystem. */
export const TZ_TIPS = scheme({
  code: 'TZ_TIPS',
  name: 'TIPS Tanzania',
  kind: 'instant',
  countries: ['TZ'],
  currencies: ['TZS'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** TISS: the RTGS of the Bank of Tanzania. */
export const TZ_TISS = scheme({
  code: 'TZ_TISS',
  name: 'TISS',
  clearingSystem: 'TIS',
  kind: 'high-value',
  countries: ['TZ'],
  currencies: ['TZS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  TZ_TIPS: ['docs.dlocal.com, payouts', 'tuko.co.ke and help.nala.money, M-PESA limits'],
  TZ_TISS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TZ_TIPS: {
    fits: [
      { country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'TZS', reached: true },
      { country: 'TZ', type: 'PHONE', account: '+255712345678', currency: 'TZS' },
    ],
  },
  TZ_TISS: {
    fits: [{ country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'TZS' }],
  },
};
