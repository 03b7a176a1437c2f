/**
 * InstaPay (IPN), instant payments in Egypt.
 *
 * Account, or an address of its own. Not the InstaPay of the Philippines.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const EG_INSTAPAY = scheme({
  code: 'EG_INSTAPAY',
  name: 'InstaPay Egypt',
  kind: 'instant',
  countries: ['EG'],
  currencies: ['EGP'],
  account: ['IBAN', 'ACCOUNT_NUMBER', 'PHONE', 'ALIAS'],
  bank: 'bic',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach', 'account'],
  sources: ['Wise recipient types, slatedocs/slate', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'EG380019000500000000263180002', currency: 'EGP' },
    { country: 'EG', bic: 'ABDIEGCA', account: '1234567890', currency: 'EGP' },
    { country: 'EG', type: 'PHONE', account: '+201001234567', currency: 'EGP' },
  ],
  not: [
    { iban: 'EG380019000500000000263180002', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EGP' },
    { country: 'EG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'EGP' },
  ],
};
