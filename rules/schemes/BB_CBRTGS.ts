/**
 * CBRTGS, the RTGS of the Central Bank of Barbados.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const BB_CBRTGS = scheme({
  code: 'BB_CBRTGS',
  name: 'CBRTGS',
  clearingSystem: 'BDS',
  kind: 'high-value',
  countries: ['BB'],
  currencies: ['BBD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  knownOnly: ['bank', 'account'],
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'BB', bic: 'AMIBBBBB', account: '1234567890', currency: 'BBD' }],
  not: [
    { country: 'BB', bic: 'AMIBBBBB', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'BBD' },
    { country: 'BB', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'BBD' },
  ],
};
