/** Settlement systems of Malaysia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** DuitNow Transfer: instant payments to a bank and account number, or to an identifier that is registered for the account. */
export const MY_DUITNOW = scheme({
  code: 'MY_DUITNOW',
  name: 'DuitNow',
  kind: 'instant',
  countries: ['MY'],
  currencies: ['MYR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'MOBILE', 'NRIC', 'PASSPORT', 'ARMY_POLICE', 'BUSINESS_REGISTRATION'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['registered'],
});

/** Interbank GIRO: batch payments. */
export const MY_IBG = scheme({
  code: 'MY_IBG',
  name: 'Interbank GIRO',
  clearingSystem: 'IBG',
  kind: 'batch',
  countries: ['MY'],
  currencies: ['MYR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  cap: { amount: 1_000_000, currency: 'MYR' },
  confidence: 'sourced',
});

/** RENTAS: the RTGS of Bank Negara Malaysia. */
export const MY_RENTAS = scheme({
  code: 'MY_RENTAS',
  name: 'RENTAS',
  clearingSystem: 'REN',
  kind: 'high-value',
  countries: ['MY'],
  currencies: ['MYR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  MY_DUITNOW: ['docs.developer.paynet.my, DuitNow Transfer', 'docs.ripple.com, MYR requirements'],
  MY_IBG: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'support.currencycloud.com 360017457100 (MYR)',
    'pbebank.com and bankrakyat.com.my, Interbank GIRO: 1,000,000 a transaction; PayNet sets it',
  ],
  MY_RENTAS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'support.currencycloud.com 360017457100 (MYR)'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MY_DUITNOW: {
    fits: [
      { country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'MYR' },
      { country: 'MY', type: 'PHONE', account: '+60123456789', currency: 'MYR' },
      { country: 'MY', type: 'MOBILE', account: '+60123456789', currency: 'MYR' },
    ],
  },
  MY_IBG: {
    fits: [{ country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'MYR' }],
  },
  MY_RENTAS: {
    fits: [{ country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'MYR' }],
  },
};
