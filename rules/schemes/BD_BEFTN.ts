/**
 * BEFTN, batch payments of Bangladesh Bank.
 *
 * Routing number of nine digits, account of up to seventeen.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BD_BEFTN = scheme({
  code: 'BD_BEFTN',
  name: 'BEFTN',
  kind: 'batch',
  countries: ['BD'],
  currencies: ['BDT'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
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
