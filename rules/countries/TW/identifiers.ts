/**
 * Taiwan: the identity number of a person (NATID), the residence number of a foreigner (UI) and the number of a business (UBN).
 *
 * The letter of an identity number stands for two digits. Its place in `values`, modulo 10, is what the two digits add to the sum.
 *
 * The gotcha: since April 2023 the sum of a UBN is a multiple of five; before, it was a multiple of ten. Where the seventh digit is 7, its
 * product counts as 10 or as 1.
 *
 * @see Ministry of Finance, Fiscal Information Agency, logic of the business number
 * @see Ministry of the Interior, national identification number
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'TW',
  [
    identifier({
      type: 'UBN',
      aliases: ['GUI', 'BAN'],
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'number:8n',
      checks: [
        anyOf(
          weighted({
            over: ['number'],
            weights: [1, 2, 1, 2, 1, 2, 4, 1],
            modulus: 5,
            digitSumOf: [2, 4],
            unissued: /^0{8}$/,
          }),
          weighted({
            over: ['number'],
            plus: 1,
            weights: [1, 2, 1, 2, 1, 2, 4, 1],
            modulus: 5,
            digitSumOf: [2, 4],
            notCovered: /^\d{6}[^7]\d$/,
          }),
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'NATID',
      aliases: ['NIC'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'letter:1a number:9n',
      isTaxId: true,
      pattern: /^.[12].{8}$/,
      checks: [
        weighted({
          over: ['letter', 'number'],
          weights: [1, 8, 7, 6, 5, 4, 3, 2, 1, 1],
          modulus: 10,
          values: '0123456789BAKJHGFEDCNMLVUTSRQPZWYX....OI',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'UI',
      aliases: ['ARC'],
      kind: 'ARNU',
      of: 'INDIVIDUAL',
      layout: 'letter:1a number:9n',
      isTaxId: true,
      pattern: /^.[89].{8}$/,
      checks: [
        weighted({
          over: ['letter', 'number'],
          weights: [1, 8, 7, 6, 5, 4, 3, 2, 1, 1],
          modulus: 10,
          values: '0123456789BAKJHGFEDCNMLVUTSRQPZWYX....OI',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'UI',
      kind: 'ARNU',
      of: 'INDIVIDUAL',
      layout: 'letters:2a number:8n',
      isTaxId: true,
      pattern: /^.[A-D].{8}$/,
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  UBN: ['Ministry of Finance, business number', 'python-stdnum'],
  NATID: ['python-stdnum'],
  UI: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  UBN: {
    valid: ['00501503', '10458574', '12345675'],
    invalid: { '00501504': 'INCORRECT_CHECK_DIGITS', '00000000': 'INCORRECT_CHECK_DIGITS', '0050150': 'INVALID_FORMAT' },
  },
  NATID: { valid: ['A123456789'], invalid: { A123456788: 'INCORRECT_CHECK_DIGITS', A323456789: 'INVALID_FORMAT' } },
  UI: {
    valid: ['A800000014', 'AC01234567'],
    invalid: { A800000015: 'INCORRECT_CHECK_DIGITS', A700000014: 'INVALID_FORMAT', AE01234567: 'INVALID_FORMAT' },
  },
};
