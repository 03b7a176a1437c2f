/**
 * MITASS, the RTGS of the Reserve Bank of Malawi.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const MW_MITASS = scheme({
  code: 'MW_MITASS',
  name: 'MITASS',
  clearingSystem: 'RBM',
  kind: 'high-value',
  countries: ['MW'],
  currencies: ['MWK'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'MW', bic: 'CDHIMWMW', account: '1234567890', currency: 'MWK' }],
  not: [
    { country: 'MW', bic: 'CDHIMWMW', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'MWK' },
    { country: 'MW', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MWK' },
  ],
};
