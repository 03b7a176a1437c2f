/** Settlement systems of Armenia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The payment system of the Central Bank of Armenia: banks settle through their accounts with it. Its name is known from use. */
export const AM_EPS = scheme({
  code: 'AM_EPS',
  name: 'Electronic Payments System',
  kind: 'high-value',
  countries: ['AM'],
  currencies: ['AMD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'bic',
  membership: 'all',
  confidence: 'known',
});

export const sources: Sources = {
  AM_EPS: ['cba.am, payment and settlement systems'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AM_EPS: {
    fits: [{ country: 'AM', bic: 'AGCAAM22', account: '1570012345678901', currency: 'AMD' }],
  },
};
