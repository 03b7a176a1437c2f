/** Settlement systems of Ukraine. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/**
 * SEP: the system of the National Bank of Ukraine, open at all hours, with instant payments within it. A payment states the tax number of
 * the payee.
 */
export const UA_SEP = scheme({
  code: 'UA_SEP',
  name: 'SEP',
  kind: 'batch',
  countries: ['UA'],
  currencies: ['UAH'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  UA_SEP: {
    fits: [{ iban: 'UA213223130000026007233566001', currency: 'UAH' }],
    not: [
      { iban: 'TR330006100519786457841326', currency: 'UAH' },
      { country: 'UA', account: '1234567890', currency: 'UAH' },
    ],
  },
};
