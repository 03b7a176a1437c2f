/** Settlement systems of Oman. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** ACH: the batch payments of the Central Bank of Oman. The rial has three decimals. */
export const OM_ACH = scheme({
  code: 'OM_ACH',
  name: 'ACH Oman',
  kind: 'batch',
  countries: ['OM'],
  currencies: ['OMR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  OM_ACH: {
    fits: [{ iban: 'OM810180000001299123456', currency: 'OMR' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'OMR' },
      { country: 'OM', account: '1234567890', currency: 'OMR' },
    ],
  },
};
