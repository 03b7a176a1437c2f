/**
 * Intradagclearingen, transfers in Denmark in several runs a day.
 *
 * Registration number of four digits, and account of up to ten.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const DK_INTRADAGCLEARING = scheme({
  code: 'DK_INTRADAGCLEARING',
  name: 'Intradagclearingen',
  kind: 'batch',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  confidence: 'sourced',
  sources: ['nationalbanken.dk, clearing of retail payments'],
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
  ],
};
