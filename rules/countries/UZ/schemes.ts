/** Settlement systems of Uzbekistan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The fast payment system of the Central Bank of Uzbekistan, at all hours. A bank applies to be connected. */
export const UZ_SBP = scheme({
  code: 'UZ_SBP',
  name: 'Fast payment system',
  kind: 'instant',
  countries: ['UZ'],
  currencies: ['UZS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'sourced',
});

/** The interbank payment system of the Central Bank of Uzbekistan. The head offices of commercial banks take part. */
export const UZ_INTERBANK = scheme({
  code: 'UZ_INTERBANK',
  name: 'Interbank payment system',
  kind: 'high-value',
  countries: ['UZ'],
  currencies: ['UZS'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  UZ_SBP: ['norma.uz 2020-10-07, interbank payments (registration 1545-3 of 2020-09-29)'],
  UZ_INTERBANK: ['Central Bank of Uzbekistan, regulation 1545 of 2006-02-14, on its interbank payment system'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  UZ_SBP: {
    fits: [{ country: 'UZ', memberId: '00444', account: '20208000900123456001', currency: 'UZS', reached: true }],
  },
  UZ_INTERBANK: {
    fits: [{ country: 'UZ', memberId: '00444', account: '20208000900123456001', currency: 'UZS' }],
  },
};
