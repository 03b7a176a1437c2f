/** One-Leg Out Instant Credit Transfer: the euro leg of a payment from or to a country outside SEPA. Few banks take part. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const OCT_INST = scheme({
  code: 'OCT_INST',
  name: 'One-Leg Out Instant Credit Transfer',
  kind: 'cross-border',
  precedence: 8,
  countries: 'SEPA',
  currencies: ['EUR'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'optional',
  charset: 'sepa',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2023-11-28',
  confidence: 'sourced',
  knownOnly: ['from', 'charset'],
});

export const sources: readonly string[] = ['europeanpaymentscouncil.eu, nodes 23566 and 27691'];

export const examples: SchemeExamples = {
  fits: [{ iban: 'DE89370400440532013000', currency: 'EUR', reached: true }],
  not: [
    { iban: 'DE89370400440532013000', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'EUR', reached: true },
    { on: '2023-11-27', iban: 'DE89370400440532013000', currency: 'EUR', reached: true },
  ],
};
