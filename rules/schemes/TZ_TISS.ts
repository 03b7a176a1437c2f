/**
 * TISS, the RTGS of the Bank of Tanzania.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TZ_TISS = scheme({
  code: 'TZ_TISS',
  name: 'TISS',
  clearingSystem: 'TIS',
  kind: 'high-value',
  countries: ['TZ'],
  currencies: ['TZS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'TZS' }],
  not: [
    { country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'TZS' },
    { country: 'TZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'TZS' },
  ],
};
