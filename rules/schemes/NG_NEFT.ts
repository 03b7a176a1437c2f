/**
 * NEFT, batch payments of NIBSS, Nigeria. Not the NEFT of India.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const NG_NEFT = scheme({
  code: 'NG_NEFT',
  name: 'NEFT Nigeria',
  kind: 'batch',
  countries: ['NG'],
  currencies: ['NGN'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'NG', memberId: '011', account: '0000014579', currency: 'NGN' }],
  not: [
    { country: 'NG', memberId: '011', account: '0000014579', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'NGN' },
    { country: 'NG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'NGN' },
  ],
};
