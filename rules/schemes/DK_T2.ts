/**
 * T2 in kroner: the RTGS of Danmarks Nationalbank on the platform of the Eurosystem.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const DK_T2 = scheme({
  code: 'DK_T2',
  name: 'T2 in kroner',
  kind: 'high-value',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  reach: 'all',
  from: '2025-04-22',
  confidence: 'sourced',
  sources: ['nationalbanken.dk and ogbdigital.com, krone in TARGET Services from 2025-04-22'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
    { iban: 'DK5000400440116243', currency: 'DKK' },
  ],
  not: [
    { country: 'DK', memberId: '0040', account: '440116243', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'DKK' },
    { country: 'DK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'DKK' },
    { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
  ],
};
