/**
 * New Payments Platform, Australia.
 *
 * BSB and account, or a PayID: telephone number, e-mail address, ABN or ACN. Not every BSB is connected.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const AU_NPP = scheme({
  code: 'AU_NPP',
  name: 'New Payments Platform',
  clearingSystem: 'NPP',
  kind: 'instant',
  countries: ['AU'],
  currencies: ['AUD'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'EMAIL', 'TAX_ID'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'airwallex.com, payout documentation'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'AU', memberId: '062000', account: '12345678', currency: 'AUD' },
    { country: 'AU', type: 'PHONE', account: '+61412345678', currency: 'AUD' },
    { country: 'AU', type: 'EMAIL', account: 'name@example.com', currency: 'AUD' },
  ],
  not: [
    { country: 'AU', memberId: '062000', account: '12345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'AUD' },
    { country: 'AU', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'AUD' },
  ],
};
