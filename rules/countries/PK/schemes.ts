/** Settlement systems of Pakistan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** IBFT: the instant transfers of 1LINK. */
export const PK_IBFT = scheme({
  code: 'PK_IBFT',
  name: 'IBFT',
  kind: 'instant',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** PRISM: the RTGS of the State Bank of Pakistan. */
export const PK_PRISM = scheme({
  code: 'PK_PRISM',
  name: 'PRISM',
  kind: 'high-value',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** Raast: the instant payments of the State Bank of Pakistan, to an IBAN or a telephone number. */
export const PK_RAAST = scheme({
  code: 'PK_RAAST',
  name: 'Raast',
  kind: 'instant',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN', 'PHONE'],
  registered: [{ type: 'PHONE', as: '+92', pattern: /^\+923\d{9}$/ }],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  PK_IBFT: ['Wise recipient types, slatedocs/slate'],
  PK_PRISM: ['Wise recipient types, slatedocs/slate'],
  PK_RAAST: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PK_IBFT: {
    fits: [{ iban: 'PK36SCBL0000001123456702', currency: 'PKR', reached: true }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'PKR' },
      { country: 'PK', account: '1234567890', currency: 'PKR' },
    ],
  },
  PK_PRISM: {
    fits: [{ iban: 'PK36SCBL0000001123456702', currency: 'PKR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'PKR' },
      { country: 'PK', account: '1234567890', currency: 'PKR' },
    ],
  },
  PK_RAAST: {
    fits: [
      { iban: 'PK36SCBL0000001123456702', currency: 'PKR' },
      { country: 'PK', type: 'PHONE', account: '+923001234567', currency: 'PKR' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'PKR' },
      { country: 'PK', account: '1234567890', currency: 'PKR' },
    ],
  },
};
