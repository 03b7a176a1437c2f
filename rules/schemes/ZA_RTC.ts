/**
 * Real-Time Clearing, South Africa: up to five million rand.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ZA_RTC = scheme({
  code: 'ZA_RTC',
  name: 'RTC',
  kind: 'instant',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 5_000_000, currency: 'ZAR' },
  confidence: 'sourced',
  knownOnly: ['reach'],
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
