/**
 * SEPA Credit Transfer: euro payments to an IBAN in one of the countries of the scheme.
 *
 * A BIC is never needed inside the EEA. Since 15 November 2026 an address must be structured, or state at least town and country beside two
 * lines.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SCT = scheme({
  code: 'SCT',
  name: 'SEPA Credit Transfer',
  kind: 'batch',
  precedence: 1,
  countries: 'SEPA',
  currencies: ['EUR'],
  account: ['IBAN'],
  // QR-IBANs: it carries no QR reference
  refusedIban: /^(?:CH|LI)\d{2}3[01]\d{3}/,
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 999_999_999.99, currency: 'EUR' },
  required: ['/creditor/name'],
  forbidden: ['/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'],
  limits: { '/creditor/name': 70 },
  charset: 'sepa',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2008-01-28',
  confidence: 'sourced',
  knownOnly: ['required', 'forbidden', 'limits', 'from'],
});

export const sources: readonly string[] = [
  'support.currencycloud.com 360017459500 (EUR)',
  'EPC217-08 conversion table, after docs.ipfdev.co.uk',
  'europeanpaymentscouncil.eu, nodes 23566 and 27691',
  'betaalvereniging.nl, unstructured address data will be rejected',
  'docs.yapily.com, payment limits',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR' }],
  not: [
    { iban: 'UA213223130000026007233566001', currency: 'EUR' },
    { country: 'DE', account: '0532013000', currency: 'EUR' },
    { on: '2008-01-27', iban: 'DE89370400440532013000', currency: 'EUR' },
  ],
};
