/**
 * Bacs Direct Credit: United Kingdom, Crown dependencies, Gibraltar.
 *
 * Three working days. The file has eighteen characters for the name.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const GB_BACS = scheme({
  code: 'GB_BACS',
  name: 'Bacs Direct Credit',
  kind: 'batch',
  countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
  currencies: ['GBP'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'all',
  cap: { amount: 20_000_000, currency: 'GBP' },
  required: ['/creditor/name'],
  limits: { '/creditor/name': 18 },
  cuts: true,
  confidence: 'known',
  sources: ['portal.paygate.cloud, Bacs payment file'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'GB', memberId: '601613', account: '31926819', currency: 'GBP' },
    { iban: 'GB29NWBK60161331926819', currency: 'GBP' },
  ],
  not: [
    { country: 'GB', memberId: '601613', account: '31926819', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'GBP' },
    { country: 'GB', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'GBP' },
  ],
};
