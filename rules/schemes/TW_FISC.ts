/**
 * Interbank transfers of FISC, Taiwan: bank 3, branch 4 digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TW_FISC = scheme({
  code: 'TW_FISC',
  name: 'FISC',
  kind: 'batch',
  countries: ['TW'],
  currencies: ['TWD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'TW', memberId: '0040037', account: '123456789012', currency: 'TWD' }],
  not: [
    { country: 'TW', memberId: '0040037', account: '123456789012', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'TWD' },
    { country: 'TW', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'TWD' },
  ],
};
