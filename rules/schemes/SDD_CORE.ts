/**
 * SEPA Direct Debit Core: the creditor collects from the account instead of paying to it.
 *
 * Every bank of the euro area can be debited; for other banks the participant lists decide.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SDD_CORE = scheme({
  code: 'SDD_CORE',
  name: 'SEPA Direct Debit Core',
  kind: 'batch',
  precedence: 1,
  countries: 'SEPA',
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
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
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR' }],
  not: [
    { iban: 'UA213223130000026007233566001', currency: 'EUR' },
    { country: 'DE', account: '0532013000', currency: 'EUR' },
    { on: '2009-11-01', iban: 'DE89370400440532013000', currency: 'EUR' },
  ],
};
