/**
 * PromptPay, Thailand.
 *
 * Account, mobile number, citizen number of thirteen digits, or e-wallet.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TH_PROMPTPAY = scheme({
  code: 'TH_PROMPTPAY',
  name: 'PromptPay',
  clearingSystem: 'THN',
  kind: 'instant',
  countries: ['TH'],
  currencies: ['THB'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'TAX_ID'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 2_000_000, currency: 'THB' },
  confidence: 'sourced',
  knownOnly: ['cap', 'reach'],
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'bot.or.th, PromptPay'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'TH', memberId: '002', account: '1234567890', currency: 'THB' },
    { country: 'TH', type: 'PHONE', account: '+66812345678', currency: 'THB' },
    { country: 'TH', type: 'TAX_ID', account: '1234567890', currency: 'THB' },
  ],
  not: [
    { country: 'TH', memberId: '002', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'THB' },
    { country: 'TH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'THB' },
  ],
};
