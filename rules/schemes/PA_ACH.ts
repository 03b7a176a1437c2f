/**
 * ACH, batch payments in Panama.
 *
 * Bank code, account and kind of account.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PA_ACH = scheme({
  code: 'PA_ACH',
  name: 'ACH Panama',
  kind: 'batch',
  countries: ['PA'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'PA', memberId: '71', account: '0412345678', currency: 'USD' }],
  not: [
    { country: 'PA', memberId: '71', account: '0412345678', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'PA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
