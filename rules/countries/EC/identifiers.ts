/**
 * Ecuador: CI of people, RUC of taxpayers.
 *
 * The first two digits are the province. The third digit tells the kind of holder: 0 to 5 people, 6 public bodies, 9 companies. The RUC of
 * a person is the CI and the number of an establishment.
 *
 * The gotcha: the tax office has used up the numbers that keep the rule. It gives others to companies, public bodies and foreigners, so for
 * a third digit of 6 or 9 a wrong check digit is only a warning.
 *
 * @see SRI, Registro Único de Contribuyentes; SRI-NAC-SGD-2020-0092-O, and its communication of 20 October 2021
 * @see https://github.com/arthurdejong/python-stdnum/issues/497
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory, anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'EC',
  [
    identifier({
      type: 'CI',
      aliases: ['CEDULA'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:9n check:1n',
      isTaxId: true,
      pattern: /^(?:0[1-9]|1\d|2[0-4]|[35]0)[0-6]\d{7}$/,
      checks: [weighted({ over: ['number'], weights: [2, 1], modulus: 10, digitSumOf: [2], check: 'check', substitutes: { 10: 0 } })],
      confidence: 'sourced',
    }),
    identifier({
      type: 'RUC',
      kind: 'TXID',
      layout: 'number:9n check:1n establishment:3n',
      pattern: /^(?:0[1-9]|1\d|2[0-4]|[35]0)[0-5]\d{7}(?!000)\d{3}$/,
      checks: [weighted({ over: ['number'], weights: [2, 1], modulus: 10, digitSumOf: [2], check: 'check', substitutes: { 10: 0 } })],
      confidence: 'sourced',
    }),
    identifier({
      type: 'RUC',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'public:8n check:1n establishment:4n',
      pattern: /^(?:0[1-9]|1\d|2[0-4]|[35]0)6\d{6}(?!0000)\d{4}$/,
      checks: [
        advisory(
          anyOf(
            weighted({
              over: ['public'],
              weights: [3, 2, 7, 6, 5, 4, 3, 2],
              modulus: 11,
              check: 'check',
              substitutes: { 11: 0 },
            }),
            weighted({
              over: ['public', 'check', 'establishment'],
              slice: [0, 10],
              weights: [2, 1],
              modulus: 10,
              digitSumOf: [2],
            }),
          ),
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'RUC',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'company:9n check:1n establishment:3n',
      pattern: /^(?:0[1-9]|1\d|2[0-4]|[35]0)9\d{7}(?!000)\d{3}$/,
      checks: [
        advisory(
          weighted({
            over: ['company'],
            weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
            modulus: 11,
            check: 'check',
            substitutes: { 11: 0 },
          }),
          'info',
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'PASS',
      aliases: ['PASSPORT'],
      kind: 'CCPT',
      of: 'INDIVIDUAL',
      layout: 'number:12c',
      from: 7,
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  CI: ['docs.dlocal.com, payouts: Ecuador', 'python-stdnum'],
  RUC: ['docs.dlocal.com, payouts: Ecuador', 'python-stdnum'],
  PASS: ['docs.dlocal.com, payouts: Ecuador'],
};

export const examples: IdentifierExamples = {
  CI: {
    valid: ['171430710-3', '1710034065'],
    invalid: { '1714307104': 'INCORRECT_CHECK_DIGITS', '9914307103': 'INVALID_FORMAT', '171430710': 'INVALID_FORMAT' },
  },
  RUC: {
    valid: ['1792060346001', '1714307103001', '1760001550001'],
    invalid: {
      '1714307104001': 'INCORRECT_CHECK_DIGITS',
      '1792060347001': 'INCORRECT_CHECK_DIGITS',
      '1792060346000': 'INVALID_FORMAT',
      '1772060346001': 'INVALID_FORMAT',
    },
  },
  PASS: { valid: ['A1234567'], invalid: { A12345: 'INVALID_FORMAT' } },
};
