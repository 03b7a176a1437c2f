/**
 * SBP, instant payments of the Bank of Russia: telephone number and bank.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RU_SBP = scheme({
  code: 'RU_SBP',
  name: 'SBP',
  kind: 'instant',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' },
    { country: 'RU', type: 'PHONE', account: '+79161234567', currency: 'RUB' },
  ],
  not: [
    { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'RUB' },
    { country: 'RU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'RUB' },
  ],
};
