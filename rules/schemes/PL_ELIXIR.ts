/**
 * Elixir, batch payments in Poland, three sessions a working day.
 *
 * The account number is the NRB, twenty-six digits: the IBAN without PL.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PL_ELIXIR = scheme({
  code: 'PL_ELIXIR',
  name: 'Elixir',
  kind: 'batch',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  cap: { amount: 1_000_000, currency: 'PLN' },
  confidence: 'known',
  sources: ['Credit Agricole Bank Polska, account terms'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'PL', account: '61109010140000071219812874', currency: 'PLN' },
    { iban: 'PL61109010140000071219812874', currency: 'PLN' },
  ],
  not: [
    { country: 'PL', account: '61109010140000071219812874', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PLN' },
    { country: 'PL', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PLN' },
  ],
};
