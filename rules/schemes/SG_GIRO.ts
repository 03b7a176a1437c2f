/**
 * GIRO, batch payments in Singapore.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SG_GIRO = scheme({
  code: 'SG_GIRO',
  name: 'GIRO',
  kind: 'batch',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD' }],
  not: [
    { country: 'SG', memberId: '7171', account: '0030123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'SGD' },
    { country: 'SG', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SGD' },
  ],
};
