/**
 * Express Elixir, instant payments in Poland.
 *
 * Voluntary, and not for the accounts of tax offices and of ZUS.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PL_EXPRESS_ELIXIR = scheme({
  code: 'PL_EXPRESS_ELIXIR',
  name: 'Express Elixir',
  kind: 'instant',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'listed',
  cap: { amount: 100_000, currency: 'PLN' },
  confidence: 'sourced',
  sources: ['ingbank.pl, przelew Express Elixir'],
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
