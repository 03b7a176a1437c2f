/** Settlement systems of the Philippines. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** InstaPay: instant payments to accounts, and to wallets by their telephone number. The name holds a first and a last name. */
export const PH_INSTAPAY = scheme({
  code: 'PH_INSTAPAY',
  name: 'InstaPay',
  kind: 'instant',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  membership: 'optional',
  cap: { amount: 50_000, currency: 'PHP' },
  required: ['/creditor/name'],
  from: '2018-04-23',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** PDDTS: payments in US dollars between banks in the Philippines. */
export const PH_PDDTS = scheme({
  code: 'PH_PDDTS',
  name: 'PDDTS',
  kind: 'high-value',
  countries: ['PH'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'sourced',
});

/** PESONet: batch payments to accounts, and to wallets by their telephone number. The scheme sets no limit. */
export const PH_PESONET = scheme({
  code: 'PH_PESONET',
  name: 'PESONet',
  kind: 'batch',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  membership: 'optional',
  from: '2017-11-08',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** PhilPaSSplus: the RTGS of Bangko Sentral ng Pilipinas. */
export const PH_PHILPASS = scheme({
  code: 'PH_PHILPASS',
  name: 'PhilPaSS',
  clearingSystem: 'BSP',
  kind: 'high-value',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address'],
});

export const sources: Sources = {
  PH_INSTAPAY: ['airwallex.com, payout documentation', 'PayMongo bank catalogue'],
  PH_PDDTS: ['airwallex.com, payout documentation'],
  PH_PESONET: ['support.currencycloud.com 360017508579 (PHP)', 'PayMongo bank catalogue'],
  PH_PHILPASS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'airwallex.com, payout documentation',
    'help.online.anz.com 52290048829337, beneficiary addresses for international and RTGS payments, 2026-11-28: from November 2026',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PH_INSTAPAY: {
    fits: [
      { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'PHP', reached: true },
      { country: 'PH', type: 'PHONE', account: '+639171234567', currency: 'PHP' },
    ],
  },
  PH_PDDTS: {
    fits: [{ country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'USD' }],
  },
  PH_PESONET: {
    fits: [
      { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'PHP', reached: true },
      { country: 'PH', type: 'PHONE', account: '+639171234567', currency: 'PHP' },
    ],
  },
  PH_PHILPASS: {
    fits: [{ country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'PHP' }],
  },
};
