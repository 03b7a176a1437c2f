/**
 * Faster Payments: United Kingdom, Crown dependencies, Gibraltar.
 *
 * Sort code and account number, in seconds, at all hours. The name is compared with that of the account (Confirmation of
 * Payee).
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const GB_FPS = scheme({
  code: 'GB_FPS',
  name: 'Faster Payments',
  clearingSystem: 'FPS',
  kind: 'instant',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 1_000_000, currency: 'GBP' },
  required: ['/creditor/name'],
  from: '2008-05-27',
  confidence: 'sourced',
  knownOnly: ['from'],
  sources: ['support.currencycloud.com 360017498839 (GBP)', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
    { iban: 'GB29NWBK60161331926819', currency: 'GBP' },
  ],
  not: [
    { country: 'GB', memberId: '601613', account: '31926819', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'GBP' },
    { country: 'GB', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'GBP' },
    { on: '2008-05-26', country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
  ],
};
