/**
 * SARIE, the RTGS of the Saudi Central Bank.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SA_SARIE = scheme({
  code: 'SA_SARIE',
  name: 'SARIE',
  kind: 'high-value',
  countries: ['SA'],
  currencies: ['SAR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'SA0380000000608010167519', currency: 'SAR' }],
  not: [
    { iban: 'SA0380000000608010167519', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'SAR' },
    { country: 'SA', account: '1234567890', currency: 'SAR' },
  ],
};
