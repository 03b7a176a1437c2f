/** Settlement systems of Egypt. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * ACH, batch payments in Egypt.
 *
 * A payment names the IBAN; old files have BIC and account number.
 */
export const EG_ACH = scheme({
  code: 'EG_ACH',
  name: 'ACH Egypt',
  kind: 'batch',
  countries: ['EG'],
  currencies: ['EGP'],
  account: ['IBAN', 'ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * InstaPay (IPN), instant payments in Egypt.
 *
 * A payment names an account or an InstaPay address. This is not the InstaPay of the Philippines.
 */
export const EG_INSTAPAY = scheme({
  code: 'EG_INSTAPAY',
  name: 'InstaPay Egypt',
  kind: 'instant',
  countries: ['EG'],
  currencies: ['EGP'],
  account: ['IBAN', 'ACCOUNT_NUMBER', 'PHONE', 'ALIAS'],
  registered: [{ type: 'PHONE', as: '+20', pattern: /^\+201[0125]\d{8}$/ }],
  bank: 'bic',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership', 'account', 'registered'],
});

/**
 * The RTGS of the Central Bank of Egypt.
 */
export const EG_RTGS = scheme({
  code: 'EG_RTGS',
  name: 'RTGS of Egypt',
  clearingSystem: 'PEG',
  kind: 'high-value',
  countries: ['EG'],
  currencies: ['EGP'],
  account: ['IBAN', 'ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  EG_ACH: ['Wise recipient types, slatedocs/slate', 'airwallex.com, payout documentation'],
  EG_INSTAPAY: ['Wise recipient types, slatedocs/slate', 'airwallex.com, payout documentation'],
  EG_RTGS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  EG_ACH: {
    fits: [
      { iban: 'EG380019000500000000263180002', currency: 'EGP' },
      { country: 'EG', bic: 'ABDIEGCA', account: '1234567890', currency: 'EGP' },
    ],
    not: [{ iban: 'UA213223130000026007233566001', currency: 'EGP' }],
  },
  EG_INSTAPAY: {
    fits: [
      { iban: 'EG380019000500000000263180002', currency: 'EGP', reached: true },
      { country: 'EG', bic: 'ABDIEGCA', account: '1234567890', currency: 'EGP', reached: true },
      { country: 'EG', type: 'PHONE', account: '+201001234567', currency: 'EGP' },
    ],
    not: [{ iban: 'UA213223130000026007233566001', currency: 'EGP' }],
  },
  EG_RTGS: {
    fits: [
      { iban: 'EG380019000500000000263180002', currency: 'EGP' },
      { country: 'EG', bic: 'ABDIEGCA', account: '1234567890', currency: 'EGP' },
    ],
    not: [{ iban: 'UA213223130000026007233566001', currency: 'EGP' }],
  },
};
