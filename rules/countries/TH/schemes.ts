/** Settlement systems of Thailand. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** BAHTNET: the RTGS of the Bank of Thailand. The gotcha: its ISO code THB is also the code of the currency. */
export const TH_BAHTNET = scheme({
  code: 'TH_BAHTNET',
  name: 'BAHTNET',
  clearingSystem: 'THB',
  kind: 'high-value',
  countries: ['TH'],
  currencies: ['THB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

/** PromptPay: instant payments to an account, a mobile number, a citizen number of thirteen digits, or an e-wallet. */
export const TH_PROMPTPAY = scheme({
  code: 'TH_PROMPTPAY',
  name: 'PromptPay',
  clearingSystem: 'THN',
  kind: 'instant',
  countries: ['TH'],
  currencies: ['THB'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'TAX_ID', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+66', pattern: /^\+66[689]\d{8}$/ },
    { type: 'TAX_ID', pattern: /^\d{13}$/ },
    { type: 'ALIAS', pattern: /^\d{15}$/ },
  ],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 2_000_000, currency: 'THB' },
  from: '2017-01-27',
  confidence: 'sourced',
  knownOnly: ['registered', 'cap', 'membership', 'from'],
});

/** SMART: batch payments. */
export const TH_SMART = scheme({
  code: 'TH_SMART',
  name: 'SMART',
  kind: 'batch',
  countries: ['TH'],
  currencies: ['THB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  TH_BAHTNET: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
  TH_PROMPTPAY: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'bot.or.th, PromptPay'],
  TH_SMART: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TH_BAHTNET: {
    fits: [{ country: 'TH', memberId: '002', account: '1234567890', currency: 'THB' }],
  },
  TH_PROMPTPAY: {
    fits: [
      { country: 'TH', memberId: '002', account: '1234567890', currency: 'THB', reached: true },
      { country: 'TH', type: 'PHONE', account: '+66812345678', currency: 'THB' },
      { country: 'TH', type: 'TAX_ID', account: '1123456789014', currency: 'THB' },
    ],
  },
  TH_SMART: {
    fits: [{ country: 'TH', memberId: '002', account: '1234567890', currency: 'THB' }],
  },
};
