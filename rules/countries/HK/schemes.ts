/** Settlement systems of Hong Kong. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** CHATS, the RTGS of Hong Kong in four currencies. */
export const HK_CHATS = scheme({
  code: 'HK_CHATS',
  name: 'CHATS',
  clearingSystem: 'HKL',
  kind: 'high-value',
  countries: ['HK'],
  currencies: ['HKD', 'CNY', 'USD', 'EUR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address'],
});

/**
 * Electronic Clearing (autopay), batch payments in Hong Kong.
 *
 * The bank has three digits; the branch is the beginning of the account number.
 */
export const HK_ECG = scheme({
  code: 'HK_ECG',
  name: 'ECG',
  kind: 'batch',
  countries: ['HK'],
  currencies: ['HKD', 'CNY', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * Faster Payment System, instant payments in Hong Kong dollars and renminbi.
 *
 * The gotcha: its ISO code is HKS; FPS is the British system. An FPS identifier, telephone number or e-mail address may stand for the
 * account.
 */
export const HK_FPS = scheme({
  code: 'HK_FPS',
  name: 'Faster Payment System',
  clearingSystem: 'HKS',
  kind: 'instant',
  countries: ['HK'],
  currencies: ['HKD', 'CNY'],
  account: ['ACCOUNT_NUMBER', 'FPS_ID', 'PHONE', 'EMAIL'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  HK_CHATS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'airwallex.com, payout documentation',
    'help.online.anz.com 52290048829337, beneficiary addresses for international and RTGS payments, 2026-11-28: from November 2026',
  ],
  HK_ECG: ['airwallex.com, payout documentation'],
  HK_FPS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  HK_CHATS: {
    fits: [{ country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' }],
  },
  HK_ECG: {
    fits: [{ country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' }],
  },
  HK_FPS: {
    fits: [
      { country: 'HK', memberId: '004', account: '123456789001', currency: 'HKD' },
      { country: 'HK', type: 'FPS_ID', account: '1234567', currency: 'HKD' },
      { country: 'HK', type: 'PHONE', account: '+852-61234567', currency: 'HKD' },
    ],
  },
};
