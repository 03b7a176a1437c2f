/** Settlement systems of Qatar. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** QPS: the RTGS of Qatar Central Bank. */
export const QA_QPS = scheme({
  code: 'QA_QPS',
  name: 'QPS',
  kind: 'high-value',
  countries: ['QA'],
  currencies: ['QAR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/**
 * Fawran: the instant payments of the Qatar Central Bank.
 *
 * A payment goes to an alias, a mobile number or a name of 3 to 20 characters that does not begin with a digit, or to an IBAN.
 */
export const QA_FAWRAN = scheme({
  code: 'QA_FAWRAN',
  name: 'Fawran',
  kind: 'instant',
  countries: ['QA'],
  currencies: ['QAR'],
  account: ['IBAN', 'PHONE', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+974', pattern: /^\+974\d{8}$/ },
    { type: 'ALIAS', as: 'lower-case', pattern: /^(?!\d)[a-z0-9@]{3,20}$/ },
  ],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
});

export const sources: Sources = {
  QA_FAWRAN: ['alrayan.com, Fawran: questions and answers', 'lightspark.com, instant payments in Qatar'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  QA_QPS: {
    fits: [{ iban: 'QA58DOHB00001234567890ABCDEFG', currency: 'QAR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'QAR' },
      { country: 'QA', account: '1234567890', currency: 'QAR' },
    ],
  },
  QA_FAWRAN: {
    fits: [
      { iban: 'QA58DOHB00001234567890ABCDEFG', currency: 'QAR', reached: true },
      { country: 'QA', type: 'PHONE', account: '+97455568111', currency: 'QAR' },
    ],
  },
};
