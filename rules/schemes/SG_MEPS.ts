/**
 * MEPS+, the RTGS of the Monetary Authority of Singapore.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SG_MEPS = scheme({
  code: 'SG_MEPS',
  name: 'MEPS+',
  clearingSystem: 'MEP',
  kind: 'high-value',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'sourced',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD' }],
  not: [
    { country: 'SG', memberId: '7171', account: '0030123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'SGD' },
    { country: 'SG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SGD' },
  ],
};
