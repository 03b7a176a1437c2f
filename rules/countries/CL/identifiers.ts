/**
 * Chile: the RUT, of people and companies alike.
 *
 * The gotcha: the check digit may be the letter K, and short numbers are written without leading zeros.
 *
 * @see https://www.sii.cl
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('CL', [
  identifier({
    type: 'RUT',
    prefixes: ['CL'],
    aliases: ['RUN'],
    kind: 'TXID',
    layout: 'number:8n check:1c',
    from: 7,
    checks: [
      weighted({
        over: ['number'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 'K', 11: 0 },
      }),
    ],
    pattern: /^\d{8}[\dK]$/,
    confidence: 'sourced',
  }),
]);

export const sources: Sources = {
  RUT: ['docs.dlocal.com, payouts: Chile', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  RUT: {
    valid: ['12.531.909-2', '76086428-5', '1.000.005-k', 'CL 12531909-2'],
    invalid: { '12531909-3': 'INCORRECT_CHECK_DIGITS', '12531909L': 'INVALID_FORMAT', '531909': 'INVALID_FORMAT' },
  },
};
