/** Settlement systems of Qatar. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

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

export const examples: Readonly<Record<string, SchemeExamples>> = {
  QA_QPS: {
    fits: [{ iban: 'QA58DOHB00001234567890ABCDEFG', currency: 'QAR' }],
    not: [
      { iban: 'QA58DOHB00001234567890ABCDEFG', currency: 'EUR' },
      { iban: 'UA213223130000026007233566001', currency: 'QAR' },
      { country: 'QA', account: '1234567890', currency: 'QAR' },
    ],
  },
};
