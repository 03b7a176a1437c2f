/**
 * Raast, instant payments of the State Bank of Pakistan: IBAN or telephone number.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PK_RAAST = scheme({
  code: 'PK_RAAST',
  name: 'Raast',
  kind: 'instant',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN', 'PHONE'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'PK36SCBL0000001123456702', currency: 'PKR' },
    { country: 'PK', type: 'PHONE', account: '+923001234567', currency: 'PKR' },
  ],
  not: [
    { iban: 'PK36SCBL0000001123456702', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'PKR' },
    { country: 'PK', account: '1234567890', currency: 'PKR' },
  ],
};
