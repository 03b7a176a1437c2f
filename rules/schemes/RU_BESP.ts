/**
 * BESP, the RTGS of the Bank of Russia.
 *
 * BIK of nine digits, account of twenty. A payment names the INN of the payee.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const RU_BESP = scheme({
  code: 'RU_BESP',
  name: 'BESP',
  kind: 'high-value',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  sources: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
  not: [
    { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'RUB' },
    { country: 'RU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'RUB' },
  ],
};
