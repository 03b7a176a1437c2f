/**
 * Australia: ABN of businesses, TFN of taxpayers, ACN of companies.
 *
 * The gotcha: the first digit of an ABN is reduced by one before the sum is made. Its first two digits are the check digits, 11 to 99: 10 leaves
 * the same remainder as 99 and is never issued. A TFN has nine digits, an old one eight. Two rules for eight digits are in use, and sources
 * disagree which is right; a number that follows either of them passes.
 *
 * @see https://abr.business.gov.au/Help/AbnFormat
 * @see https://asic.gov.au, Australian Company Number digit check
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AU', [
  identifier({
    type: 'ABN',
    kind: 'TXID',
    layout: 'number:11n',
    pattern: /^(?:1[1-9]|[2-9]\d)\d{9}$/,
    checks: [weighted({ over: ['number'], plus: -10, weights: [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], modulus: 89 })],
    confidence: 'sourced',
  }),
  identifier({
    type: 'TFN',
    kind: 'TXID',
    layout: 'number:9n',
    checks: [weighted({ over: ['number'], weights: [1, 4, 3, 7, 5, 8, 6, 9, 10], modulus: 11, unissued: /^0{9}$/ })],
    confidence: 'sourced',
  }),
  identifier({
    type: 'TFN',
    kind: 'TXID',
    layout: 'number:8n',
    checks: [
      anyOf(
        weighted({ over: ['number'], weights: [10, 7, 8, 4, 6, 3, 5, 1], modulus: 11 }),
        weighted({ over: ['number'], weights: [1, 4, 3, 7, 5, 8, 6, 9], modulus: 11 }),
      ),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'ACN',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:8n check:1n',
    isTaxId: true,
    checks: [weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'sourced',
  }),
]);

export const sources: Sources = {
  ABN: ['Australian Business Register, ABN format', 'python-stdnum'],
  TFN: ['python-stdnum'],
  ACN: ['ASIC, ACN digit check', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  ABN: {
    valid: ['83 914 571 673', '51 824 753 556'],
    invalid: {
      '83914571674': 'INCORRECT_CHECK_DIGITS',
      '03914571673': 'INVALID_FORMAT',
      '10030508854': 'INVALID_FORMAT',
      '8391457167': 'INVALID_FORMAT',
    },
  },
  TFN: { valid: ['123 456 782', '81 854 402'], invalid: { '123456783': 'INCORRECT_CHECK_DIGITS', '1234567': 'INVALID_FORMAT' } },
  ACN: { valid: ['004 085 616'], invalid: { '004085617': 'INCORRECT_CHECK_DIGITS', '04085616A': 'INVALID_FORMAT' } },
};
