/**
 * PESONet, batch payments in the Philippines: accounts, and wallets by their telephone number. The scheme sets no limit.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PH_PESONET = scheme({
  code: 'PH_PESONET',
  name: 'PESONet',
  kind: 'batch',
  countries: ['PH'],
  currencies: ['PHP'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['support.currencycloud.com 360017508579 (PHP)', 'PayMongo bank catalogue'],
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
