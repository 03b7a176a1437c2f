/**
 * Kronos2, the RTGS of Danmarks Nationalbank until the krone moved to T2.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const DK_KRONOS = scheme({
  code: 'DK_KRONOS',
  name: 'Kronos2',
  clearingSystem: 'DDK',
  kind: 'high-value',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  until: '2025-04-21',
  confidence: 'sourced',
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'nationalbanken.dk and ogbdigital.com, krone in TARGET Services from 2025-04-22',
  ],
});

export const examples: SchemeExamples = {
  fits: [
    { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
    { on: '2025-04-21', iban: 'DK5000400440116243', currency: 'DKK' },
  ],
  not: [
    { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'EUR' },
    { on: '2025-04-21', country: 'CA', memberId: '000304567', account: '1234567', currency: 'DKK' },
    { on: '2025-04-21', country: 'DK', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'DKK' },
    { on: '2025-04-22', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
  ],
};
