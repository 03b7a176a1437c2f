/** Settlement systems of the Democratic Republic of the Congo. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The RTGS of the automated transfer system of the Banque Centrale du Congo. */
export const CD_ATS_RTGS = scheme({
  code: 'CD_ATS_RTGS',
  name: 'ATS RTGS',
  kind: 'high-value',
  countries: ['CD'],
  currencies: ['CDF'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  from: '2019-03-04',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  CD_ATS_RTGS: ['mediacongo.net 48398, launch of the ATS'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CD_ATS_RTGS: {
    fits: [{ country: 'CD', memberId: 'BCDC', account: '123456789012', currency: 'CDF' }],
    not: [{ on: '2019-03-03', country: 'CD', memberId: 'BCDC', account: '123456789012', currency: 'CDF' }],
  },
};
