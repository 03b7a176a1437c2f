/**
 * NPSB, transfers at once in Bangladesh.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BD_NPSB = scheme({
  code: 'BD_NPSB',
  name: 'NPSB',
  kind: 'instant',
  countries: ['BD'],
  currencies: ['BDT'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'BD', memberId: '010271930', account: '1234567890123', currency: 'BDT' }],
  not: [
    { country: 'BD', memberId: '010271930', account: '1234567890123', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'BDT' },
    { country: 'BD', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BDT' },
  ],
};
