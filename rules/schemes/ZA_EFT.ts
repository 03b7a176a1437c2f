/**
 * EFT credits, batch payments in South Africa: branch code of six digits, up to five million rand.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ZA_EFT = scheme({
  code: 'ZA_EFT',
  name: 'EFT credit',
  kind: 'batch',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 5_000_000, currency: 'ZAR' },
  confidence: 'sourced',
  sources: ['pasa.org.za, credit payments'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' }],
  not: [
    { country: 'ZA', memberId: '632005', account: '4050123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'ZAR' },
    { country: 'ZA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'ZAR' },
  ],
};
