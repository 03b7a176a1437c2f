/**
 * Guatemala: the NIT, and the CUI of people, which is on the DPI and can stand for their NIT.
 *
 * @see SAT, Número de Identificación Tributaria
 * @see RENAP, Código Único de Identificación
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('GT', [
  identifier({
    type: 'NIT',
    kind: 'TXID',
    layout: 'number:11n check:1c',
    from: 2,
    pattern: /^\d{11}[\dK]$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 'K', 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CUI',
    aliases: ['DPI'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n check:1n department:2n municipality:2n',
    isTaxId: true,
    pattern: /^\d{9}(?:0[1-9]|1\d|2[0-2])\d\d$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [2, 3, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        check: 'check',
        remainder: true,
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  NIT: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  NIT: {
    valid: ['576937-K', '7108-0'],
    invalid: { '5769371': 'INCORRECT_CHECK_DIGITS', '71089': 'INCORRECT_CHECK_DIGITS', '576937L': 'INVALID_FORMAT' },
  },
  CUI: { valid: ['1234567890101'], invalid: { '1234567880101': 'INCORRECT_CHECK_DIGITS', '1234567899901': 'INVALID_FORMAT' } },
};
