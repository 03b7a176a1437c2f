/**
 * Interbank GIRO, batch payments in Malaysia.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const MY_IBG = scheme({
  code: 'MY_IBG',
  name: 'Interbank GIRO',
  clearingSystem: 'IBG',
  kind: 'batch',
  countries: ['MY'],
  currencies: ['MYR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  reach: 'all',
  cap: { amount: 100_000, currency: 'MYR' },
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'support.currencycloud.com 360017457100 (MYR)'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'MYR' }],
  not: [
    { country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'MYR' },
    { country: 'MY', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MYR' },
  ],
};
