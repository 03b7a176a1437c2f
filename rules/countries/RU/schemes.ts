/** Settlement systems of the Russian Federation. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BESP: the RTGS of the Bank of Russia.
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
  confidence: 'sourced',
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

export const sources: Sources = {
  RU_BESP: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
  RU_SBP: ['sampopank.ee and cashmanagement.bnpparibas.com (RUB)', 'seb.lv and nordea.lv (RUB)'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  RU_BESP: {
    fits: [{ country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB' }],
    not: [
      { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'EUR' },
      { country: 'RU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'RUB' },
    ],
  },
  RU_SBP: {
    fits: [
      { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'RUB', reached: true },
      { country: 'RU', type: 'PHONE', account: '+79161234567', currency: 'RUB' },
    ],
    not: [
      { country: 'RU', memberId: '044525225', account: '40817810538091310419', currency: 'EUR' },
      { country: 'RU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'RUB' },
    ],
  },
};
