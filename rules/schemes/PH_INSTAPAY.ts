/**
 * InstaPay, Philippines: accounts, and wallets by their telephone number.
 *
 * The name has first and last name.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PH_INSTAPAY = scheme({
  code: 'PH_INSTAPAY',
  name: 'InstaPay',
  kind: 'instant',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  reach: 'listed',
  cap: { amount: 50_000, currency: 'PHP' },
  required: ['/creditor/name'],
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['airwallex.com, payout documentation', 'PayMongo bank catalogue'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'PHP' },
    { country: 'PH', type: 'PHONE', account: '+639171234567', currency: 'PHP' },
  ],
  not: [
    { country: 'PH', bic: 'BOPIPHMM', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PHP' },
    { country: 'PH', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PHP' },
  ],
};
