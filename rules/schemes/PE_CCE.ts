/**
 * Cámara de Compensación Electrónica, Peru: transfers at once or in batches, in soles and dollars.
 *
 * The account is the CCI of twenty digits.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PE_CCE = scheme({
  code: 'PE_CCE',
  name: 'CCE',
  clearingSystem: 'CCE',
  kind: 'instant',
  countries: ['PE'],
  currencies: ['PEN', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'PE', account: '01136600010003254221', currency: 'PEN' }],
  not: [
    { country: 'PE', account: '01136600010003254221', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PEN' },
    { country: 'PE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PEN' },
  ],
};
