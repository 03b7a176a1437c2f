/**
 * PesaLink, Kenya: account, or a telephone number linked to one.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const KE_PESALINK = scheme({
  code: 'KE_PESALINK',
  name: 'PesaLink',
  kind: 'instant',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 999_999, currency: 'KES' },
  confidence: 'sourced',
  knownOnly: ['cap', 'reach'],
  sources: ['tuko.co.ke and help.nala.money, M-PESA limits'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'KE', memberId: '01100', account: '1234567890', currency: 'KES' },
    { country: 'KE', type: 'PHONE', account: '+254712345678', currency: 'KES' },
  ],
  not: [
    { country: 'KE', memberId: '01100', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'KES' },
    { country: 'KE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'KES' },
  ],
};
