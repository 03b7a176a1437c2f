/** Settlement systems of Saudi Arabia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** SARIE: the RTGS of the Saudi Central Bank. */
export const SA_SARIE = scheme({
  code: 'SA_SARIE',
  name: 'SARIE',
  kind: 'high-value',
  countries: ['SA'],
  currencies: ['SAR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** sarie: instant payments. */
export const SA_SARIE_IPS = scheme({
  code: 'SA_SARIE_IPS',
  name: 'sarie',
  kind: 'instant',
  countries: ['SA'],
  currencies: ['SAR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 20_000, currency: 'SAR' },
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SA_SARIE: {
    fits: [{ iban: 'SA0380000000608010167519', currency: 'SAR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'SAR' },
      { country: 'SA', account: '1234567890', currency: 'SAR' },
    ],
  },
  SA_SARIE_IPS: {
    fits: [{ iban: 'SA0380000000608010167519', currency: 'SAR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'SAR' },
      { country: 'SA', account: '1234567890', currency: 'SAR' },
    ],
  },
};
