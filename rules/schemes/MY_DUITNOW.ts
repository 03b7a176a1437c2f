/**
 * DuitNow Transfer, Malaysia.
 *
 * Bank and account, or an identifier registered for it.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const MY_DUITNOW = scheme({
  code: 'MY_DUITNOW',
  name: 'DuitNow',
  kind: 'instant',
  countries: ['MY'],
  currencies: ['MYR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'MOBILE', 'NRIC', 'PASSPORT', 'ARMY_POLICE', 'BUSINESS_REGISTRATION'],
  bank: 'bic',
  reach: 'all',
  confidence: 'sourced',
  sources: ['docs.developer.paynet.my, DuitNow Transfer', 'docs.ripple.com, MYR requirements'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'MYR' },
    { country: 'MY', type: 'PHONE', account: '+60123456789', currency: 'MYR' },
    { country: 'MY', type: 'MOBILE', account: '+60123456789', currency: 'MYR' },
  ],
  not: [
    { country: 'MY', bic: 'MBBEMYKL', account: '514012345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'MYR' },
    { country: 'MY', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MYR' },
  ],
};
