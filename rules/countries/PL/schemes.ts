/** Settlement systems of Poland. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Elixir: batch payments, in three sessions on each working day. The account number is the NRB of 26 digits: the IBAN without PL. */
export const PL_ELIXIR = scheme({
  code: 'PL_ELIXIR',
  name: 'Elixir',
  kind: 'batch',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 1_000_000, currency: 'PLN' },
  confidence: 'known',
});

/** Express Elixir: instant payments. Banks join voluntarily, and the accounts of tax offices and of ZUS cannot be paid. */
export const PL_EXPRESS_ELIXIR = scheme({
  code: 'PL_EXPRESS_ELIXIR',
  name: 'Express Elixir',
  kind: 'instant',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'optional',
  cap: { amount: 100_000, currency: 'PLN' },
  confidence: 'sourced',
});

/** SORBNET: the RTGS of Narodowy Bank Polski. The accounts of tax offices and of ZUS cannot be paid. */
export const PL_SORBNET = scheme({
  code: 'PL_SORBNET',
  name: 'SORBNET',
  clearingSystem: 'SRB',
  kind: 'high-value',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  confidence: 'known',
});

/** BLIK: transfers to a telephone number that is registered for an account in zloty. Express Elixir carries them; banks set the limits. */
export const PL_BLIK = scheme({
  code: 'PL_BLIK',
  name: 'BLIK transfer to a telephone number',
  kind: 'proxy',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['PHONE'],
  registered: [{ type: 'PHONE', as: '+48', pattern: /^\+(?:48\d{9}|(?!48)[1-9]\d{6,14})$/ }],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  PL_ELIXIR: ['Credit Agricole Bank Polska, account terms'],
  PL_EXPRESS_ELIXIR: ['ingbank.pl, przelew Express Elixir'],
  PL_SORBNET: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'Credit Agricole Bank Polska, account terms',
    'danskeci.com, changes to postal address requirements: Polish high-value payments',
  ],
  PL_BLIK: ['ideaexpert.pl, transfers to a telephone number', 'totalmoney.pl, transfers to a telephone number'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PL_ELIXIR: {
    fits: [
      { country: 'PL', account: '61109010140000071219812874', currency: 'PLN' },
      { iban: 'PL61109010140000071219812874', currency: 'PLN' },
    ],
  },
  PL_EXPRESS_ELIXIR: {
    fits: [
      { country: 'PL', account: '61109010140000071219812874', currency: 'PLN', reached: true },
      { iban: 'PL61109010140000071219812874', currency: 'PLN', reached: true },
    ],
  },
  PL_SORBNET: {
    fits: [
      { country: 'PL', account: '61109010140000071219812874', currency: 'PLN' },
      { iban: 'PL61109010140000071219812874', currency: 'PLN' },
    ],
  },
  PL_BLIK: {
    fits: [{ country: 'PL', type: 'PHONE', account: '+48512345678', currency: 'PLN' }],
  },
};
