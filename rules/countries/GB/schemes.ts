/** Settlement systems of the United Kingdom. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * Bacs Direct Credit: United Kingdom, Crown dependencies, Gibraltar.
 *
 * A payment takes three working days. The file has eighteen characters for the name.
 */
export const GB_BACS = scheme({
  code: 'GB_BACS',
  name: 'Bacs Direct Credit',
  kind: 'batch',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  cap: { amount: 20_000_000, currency: 'GBP' },
  required: ['/creditor/name'],
  limits: { '/creditor/name': 18 },
  cuts: true,
  confidence: 'known',
});

/**
 * CHAPS, the sterling RTGS of the Bank of England.
 *
 * The gotcha: its ISO code is STG. CHP was the euro CHAPS, before 2008.
 */
export const GB_CHAPS = scheme({
  code: 'GB_CHAPS',
  name: 'CHAPS',
  clearingSystem: 'STG',
  kind: 'high-value',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

/**
 * Faster Payments: United Kingdom, Crown dependencies, Gibraltar.
 *
 * A payment names sort code and account number and arrives in seconds, around the clock. Confirmation of Payee compares the name with that
 * of the account.
 */
export const GB_FPS = scheme({
  code: 'GB_FPS',
  name: 'Faster Payments',
  clearingSystem: 'FPS',
  kind: 'instant',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  cap: { amount: 1_000_000, currency: 'GBP' },
  required: ['/creditor/name'],
  from: '2008-05-27',
  confidence: 'sourced',
  knownOnly: ['from'],
});

export const sources: Sources = {
  GB_BACS: ['portal.paygate.cloud, Bacs payment file'],
  GB_CHAPS: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'support.currencycloud.com 360017498839 (GBP)',
  ],
  GB_FPS: ['support.currencycloud.com 360017498839 (GBP)', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  GB_BACS: {
    fits: [
      { country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
      { iban: 'GB29NWBK60161331926819', currency: 'GBP' },
    ],
  },
  GB_CHAPS: {
    fits: [
      { country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
      { iban: 'GB29NWBK60161331926819', currency: 'GBP' },
    ],
  },
  GB_FPS: {
    fits: [
      { country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
      { iban: 'GB29NWBK60161331926819', currency: 'GBP' },
    ],
    not: [{ on: '2008-05-26', country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' }],
  },
};
