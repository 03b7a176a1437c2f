/**
 * sarie, instant payments in Saudi Arabia.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SA_SARIE_IPS = scheme({
  code: 'SA_SARIE_IPS',
  name: 'sarie',
  kind: 'instant',
  countries: ['SA'],
  currencies: ['SAR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 20_000, currency: 'SAR' },
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
