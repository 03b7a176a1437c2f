/** Settlement systems of Australia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** BECS (direct entry), batch payments in Australia: a BSB of six digits and an account number of up to nine. */
export const AU_BECS = scheme({
  code: 'AU_BECS',
  name: 'BECS',
  kind: 'batch',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER'],
  accountLength: 9,
  bank: 'memberId',
  membership: 'all',
  limits: { '/creditor/name': 32 },
  cuts: true,
  confidence: 'sourced',
  knownOnly: ['limits', 'cuts'],
});

/**
 * BPAY, bill payments in Australia.
 *
 * A payment names a biller code and a customer reference number. Each biller sets its own limits and check digit.
 */
export const AU_BPAY = scheme({
  code: 'AU_BPAY',
  name: 'BPAY',
  kind: 'proxy',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['BPAY_CRN'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** High Value Clearing System, Australia. Each payment settles individually in RITS. */
export const AU_HVCS = scheme({
  code: 'AU_HVCS',
  name: 'HVCS',
  clearingSystem: 'PDS',
  kind: 'high-value',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address'],
});

/**
 * New Payments Platform, instant payments in Australia.
 *
 * A payment names BSB and account number, or a PayID: telephone number, e-mail address, ABN or ACN, or a name that an
 * organisation has registered. Not every BSB is connected.
 */
export const AU_NPP = scheme({
  code: 'AU_NPP',
  name: 'New Payments Platform',
  clearingSystem: 'NPP',
  kind: 'instant',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL', 'TAX_ID', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+61', pattern: /^\+(?:61[2-478]\d{8}|(?!61)[1-9]\d{6,14})$/ },
    { type: 'EMAIL', as: 'email' },
    { type: 'TAX_ID', pattern: /^(?:\d{9}|\d{11})$/ },
  ],
  bank: 'memberId',
  membership: 'optional',
  from: '2018-02-13',
  confidence: 'sourced',
  knownOnly: ['registered', 'membership', 'from'],
});

export const sources: Sources = {
  AU_BECS: [
    'support.currencycloud.com 360015460620 (AUD)',
    'airwallex.com, payout documentation',
    'Commonwealth Bank, Direct Entry file specification: account number, positions 9 to 17 of a detail record',
  ],
  AU_BPAY: ['airwallex.com, payout documentation', 'docs.nium.com, Australia BPAY'],
  AU_HVCS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'help.online.anz.com 52290048829337, beneficiary addresses for international and RTGS payments, 2026-11-28: from November 2026',
  ],
  AU_NPP: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'airwallex.com, payout documentation',
    'developer.shaype.com, PayID: types of PayID, 2026-11-23',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AU_BECS: {
    fits: [{ country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD' }],
  },
  AU_BPAY: {
    fits: [{ country: 'AU', type: 'BPAY_CRN', account: '000016725', currency: 'AUD' }],
    not: [
      { country: 'CA', type: 'BPAY_CRN', account: '000016725', currency: 'AUD' },
      { country: 'AU', account: '12345678', currency: 'AUD' },
    ],
  },
  AU_HVCS: {
    fits: [{ country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD' }],
  },
  AU_NPP: {
    fits: [
      { country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD', reached: true },
      { country: 'AU', type: 'PHONE', account: '+61412345678', currency: 'AUD' },
      { country: 'AU', type: 'EMAIL', account: 'name@example.com', currency: 'AUD' },
    ],
  },
};
