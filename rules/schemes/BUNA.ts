/** Buna: the payment system of the Arab Monetary Fund, in four Arab currencies, dollars and euros. Banks of some fourteen countries have joined. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const BUNA = scheme({
  code: 'BUNA',
  name: 'Buna',
  kind: 'cross-border',
  precedence: 8,
  countries: ['AE', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA', 'MR', 'OM', 'SA', 'TN', 'YE'],
  currencies: ['AED', 'EGP', 'JOD', 'SAR', 'USD', 'EUR'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'bic',
  membership: 'optional',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['buna.co, currencies', 'wikimili.com, Buna: participants at the end of 2024'];

export const examples: SchemeExamples = {
  fits: [{ iban: 'JO94CBJO0010000000000131000302', bic: 'CBJOJOAX', currency: 'JOD', reached: true }],
  not: [{ iban: 'JO94CBJO0010000000000131000302', bic: 'CBJOJOAX', currency: 'JOD' }],
};
