/** Settlement systems of Spain. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Bizum: instant payments between people at Spanish banks, to a mobile number. The account behind it is Spanish; the number need not be. */
export const ES_BIZUM = scheme({
  code: 'ES_BIZUM',
  name: 'Bizum',
  kind: 'proxy',
  countries: ['ES'],
  currencies: ['EUR'],
  account: ['PHONE'],
  registered: [{ type: 'PHONE', as: '+34', pattern: /^\+(?:34[67]\d{8}|(?!34)[1-9]\d{6,14})$/ }],
  bank: 'in-account',
  membership: 'optional',
  cap: { amount: 1_000, currency: 'EUR' },
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  ES_BIZUM: ['bizum.es, frequent questions', 'larazon.es 2023-03 and 2023-09, Bizum and its limits'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ES_BIZUM: {
    fits: [{ country: 'ES', type: 'PHONE', account: '+34612345678', currency: 'EUR' }],
  },
};
