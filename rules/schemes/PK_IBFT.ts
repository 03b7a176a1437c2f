/**
 * IBFT, transfers at once by 1LINK, Pakistan.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PK_IBFT = scheme({
  code: 'PK_IBFT',
  name: 'IBFT',
  kind: 'instant',
  countries: ['PK'],
  currencies: ['PKR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['Wise recipient types, slatedocs/slate'],
});

export const examples: SchemeExamples = {
  fits: [{ iban: 'PK36SCBL0000001123456702', currency: 'PKR' }],
  not: [
    { iban: 'PK36SCBL0000001123456702', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'PKR' },
    { country: 'PK', account: '1234567890', currency: 'PKR' },
  ],
};
