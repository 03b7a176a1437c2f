/**
 * SEPA Direct Debit Business to Business: the creditor collects from the account of a business.
 *
 * Banks join voluntarily: only those in the participant lists can be debited.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SDD_B2B = scheme({
  code: 'SDD_B2B',
  name: 'SEPA Direct Debit Business to Business',
  kind: 'batch',
  precedence: 2,
  countries: 'SEPA',
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'optional',
  collects: true,
  required: ['/creditor/name'],
  limits: { '/creditor/name': 70 },
  charset: 'sepa',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2009-11-02',
  confidence: 'sourced',
  knownOnly: ['required', 'limits', 'from'],
});

export const sources: readonly string[] = [
  'EPC217-08 conversion table, after docs.ipfdev.co.uk',
  'europeanpaymentscouncil.eu, nodes 23566 and 27691',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR', reached: true }],
  not: [
    { iban: 'DE89370400440532013000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR', reached: true },
    { country: 'DE', account: '0532013000', currency: 'EUR', reached: true },
    { on: '2009-11-01', iban: 'DE89370400440532013000', currency: 'EUR', reached: true },
  ],
};
