/** Settlement systems of Ethiopia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** EthSwitch: instant transfers between accounts, and to a telephone number. */
export const ET_ETHSWITCH = scheme({
  code: 'ET_ETHSWITCH',
  name: 'EthSwitch',
  kind: 'instant',
  countries: ['ET'],
  currencies: ['ETB'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'either',
  membership: 'optional',
  confidence: 'sourced',
});

/** EATS: the RTGS and the clearing house of the National Bank of Ethiopia. All commercial banks have an account in it. */
export const ET_EATS = scheme({
  code: 'ET_EATS',
  name: 'EATS',
  kind: 'high-value',
  countries: ['ET'],
  currencies: ['ETB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  ET_ETHSWITCH: ['addisfortune.news 2021-10-30, EthSwitch', 'africanenda.org, EthSwitch 2024'],
  ET_EATS: ['shega.co 2025-04-25, EATS', 'addisfortune.news 2021-10-30, EthSwitch'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ET_ETHSWITCH: {
    fits: [
      { country: 'ET', memberId: 'CBE', account: '1000123456789', currency: 'ETB', reached: true },
      { country: 'ET', type: 'PHONE', account: '+251911234567', currency: 'ETB' },
    ],
  },
  ET_EATS: {
    fits: [{ country: 'ET', memberId: 'CBE', account: '1000123456789', currency: 'ETB' }],
  },
};
