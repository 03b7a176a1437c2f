/** Settlement systems of the Russian Federation. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BESP: the RTGS of the Bank of Russia until 1 July 2018. The urgent transfers of its payment system replaced it (595-P).
 *
 * The BIK (9 digits) names the bank, and the account number has 20 digits. A payment states the INN of the payee.
 */
export const RU_BESP = scheme({
  code: 'RU_BESP',
  name: 'BESP',
  kind: 'high-value',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  until: '2018-07-01',
  confidence: 'sourced',
  knownOnly: ['until'],
});

/** SBP: the instant payments of the Bank of Russia, to a telephone number at a bank. */
export const RU_SBP = scheme({
  code: 'RU_SBP',
  name: 'SBP',
  kind: 'instant',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** SSP: the urgent transfers of the payment system of the Bank of Russia. They replaced BESP on 2 July 2018. */
export const RU_SSP = scheme({
  code: 'RU_SSP',
  name: 'SSP',
  kind: 'high-value',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  from: '2018-07-02',
  confidence: 'sourced',
  knownOnly: ['from'],
});

/** SNP: the transfers of the payment system of the Bank of Russia that are not urgent. */
export const RU_SNP = scheme({
  code: 'RU_SNP',
  name: 'SNP',
  kind: 'batch',
  countries: ['RU'],
  currencies: ['RUB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  from: '2018-07-02',
  confidence: 'sourced',
  knownOnly: ['from'],
});

export const sources: Sources = {
  RU_BESP: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
  RU_SBP: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
  RU_SSP: ['Bank of Russia, regulation 595-P of 2017-07-06, on its payment system', 'sampopank.ee and cashmanagement.bnpparibas.com (RUB)'],
  RU_SNP: ['Bank of Russia, regulation 595-P of 2017-07-06, on its payment system', 'sampopank.ee and cashmanagement.bnpparibas.com (RUB)'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  RU_BESP: {
    fits: [{ on: '2018-07-01', country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
    not: [
      { on: '2018-07-02', country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' },
      { on: '2018-07-01', country: 'CA', memberId: '000304567', account: '1234567', currency: 'RUB' },
    ],
  },
  RU_SBP: {
    fits: [
      { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB', reached: true },
      { country: 'RU', type: 'PHONE', account: '+79161234567', currency: 'RUB' },
    ],
  },
  RU_SSP: {
    fits: [{ country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
    not: [{ on: '2018-07-01', country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
  },
  RU_SNP: {
    fits: [{ country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
    not: [{ on: '2018-07-01', country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
  },
};
