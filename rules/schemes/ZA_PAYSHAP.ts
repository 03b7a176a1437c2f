/**
 * PayShap, South Africa: account, or a ShapID, which is a telephone number at a bank.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ZA_PAYSHAP = scheme({
  code: 'ZA_PAYSHAP',
  name: 'PayShap',
  kind: 'instant',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'ALIAS'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 50_000, currency: 'ZAR' },
  from: '2023-03-13',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['techcentral.co.za 254663, PayShap limit', 'pasa.org.za, credit payments'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' },
    { country: 'ZA', type: 'PHONE', account: '+27821234567', currency: 'ZAR' },
    { country: 'ZA', type: 'ALIAS', account: '+27821234567@bank', currency: 'ZAR' },
  ],
  not: [
    { country: 'ZA', memberId: '632005', account: '4050123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'ZAR' },
    { country: 'ZA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'ZAR' },
    { on: '2023-03-12', country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' },
  ],
};
