/** Settlement systems of Moldova. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** MIA: the instant payments of the National Bank of Moldova. A telephone number can replace the IBAN. */
export const MD_MIA = scheme({
  code: 'MD_MIA',
  name: 'MIA',
  kind: 'instant',
  countries: ['MD'],
  currencies: ['MDL'],
  account: ['IBAN', 'PHONE'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/** SAPI: the interbank system of the National Bank of Moldova. */
export const MD_SAPI = scheme({
  code: 'MD_SAPI',
  name: 'SAPI',
  kind: 'batch',
  countries: ['MD'],
  currencies: ['MDL'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MD_MIA: {
    fits: [
      { iban: 'MD24AG000225100013104168', currency: 'MDL' },
      { country: 'MD', type: 'PHONE', account: '+37369123456', currency: 'MDL' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'MDL' },
      { country: 'MD', account: '1234567890', currency: 'MDL' },
    ],
  },
  MD_SAPI: {
    fits: [{ iban: 'MD24AG000225100013104168', currency: 'MDL' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'MDL' },
      { country: 'MD', account: '1234567890', currency: 'MDL' },
    ],
  },
};
