/** Settlement systems of Tunisia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** SGMT: the RTGS of the Banque Centrale de Tunisie. Payments of 100,000 dinars and more go through it. */
export const TN_SGMT = scheme({
  code: 'TN_SGMT',
  name: 'SGMT',
  kind: 'high-value',
  countries: ['TN'],
  currencies: ['TND'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  from: '2006-11-06',
  confidence: 'sourced',
});

/** The clearing of SIBTEL: transfers below 100,000 dinars. */
export const TN_SIBTEL = scheme({
  code: 'TN_SIBTEL',
  name: 'Télécompensation',
  kind: 'batch',
  countries: ['TN'],
  currencies: ['TND'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 99_999.999, currency: 'TND' },
  confidence: 'sourced',
});

export const sources: Sources = {
  TN_SGMT: ['webmanagercenter.com 2006-11-06, launch of SGMT', 'Banque Centrale de Tunisie, report of 2012, payment systems'],
  TN_SIBTEL: ['kapitalis.com 2024-05-03, Sibtel', 'Banque Centrale de Tunisie, report of 2012, payment systems'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  TN_SGMT: {
    fits: [
      { country: 'TN', account: '10006035183598478831', currency: 'TND' },
      { iban: 'TN5910006035183598478831', currency: 'TND' },
    ],
    not: [{ on: '2006-11-05', country: 'TN', account: '10006035183598478831', currency: 'TND' }],
  },
  TN_SIBTEL: {
    fits: [
      { country: 'TN', account: '10006035183598478831', currency: 'TND' },
      { iban: 'TN5910006035183598478831', currency: 'TND' },
    ],
  },
};
