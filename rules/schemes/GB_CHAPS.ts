/**
 * CHAPS, the sterling RTGS of the Bank of England.
 *
 * The ISO code is STG: CHP was the euro CHAPS of before 2008.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const GB_CHAPS = scheme({
  code: 'GB_CHAPS',
  name: 'CHAPS',
  clearingSystem: 'STG',
  kind: 'high-value',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  sources: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'support.currencycloud.com 360017498839 (GBP)',
  ],
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
  ],
};
