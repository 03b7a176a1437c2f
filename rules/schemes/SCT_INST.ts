/**
 * SEPA Instant Credit Transfer: euro payments to an IBAN within ten seconds, at all hours.
 *
 * Banks of the euro area must receive these payments; for other banks the participant lists decide. The instant payments regulation ended
 * the limit of the scheme, but banks and customers may set limits of their own.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SCT_INST = scheme({
  code: 'SCT_INST',
  name: 'SEPA Instant Credit Transfer',
  kind: 'instant',
  precedence: 1,
  countries: 'SEPA',
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  reach: 'scope',
  required: ['/creditor/name'],
  forbidden: ['/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'],
  limits: { '/creditor/name': 70 },
  charset: 'sepa',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2017-11-21',
  confidence: 'sourced',
  knownOnly: ['required', 'forbidden', 'limits', 'from'],
});

export const sources: readonly string[] = [
  'paymentbrief.com and getivy.io, instant payments regulation',
  'support.currencycloud.com 360017459500 (EUR)',
  'EPC217-08 conversion table, after docs.ipfdev.co.uk',
  'europeanpaymentscouncil.eu, nodes 23566 and 27691',
];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR' }],
  not: [
    { iban: 'DE89370400440532013000', currency: 'JPY' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR' },
    { country: 'DE', account: '0532013000', currency: 'EUR' },
    { on: '2017-11-20', iban: 'DE89370400440532013000', currency: 'EUR' },
  ],
};
