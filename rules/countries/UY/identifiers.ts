/**
 * Uruguay: the CI of a person and the RUT of a taxpayer.
 *
 * @see DGI, Registro Único Tributario
 * @see DNIC, cédula de identidad
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('UY', [
  identifier({
    type: 'RUT',
    prefixes: ['UY'],
    kind: 'TXID',
    layout: 'number:11n check:1n',
    pattern: /^(?:0[1-9]|1\d|2[0-2])\d{10}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CI',
    aliases: ['CEDULA'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:7n check:1n',
    from: 7,
    isTaxId: true,
    checks: [weighted({ over: ['number'], weights: [2, 9, 8, 7, 6, 3, 4], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  RUT: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  RUT: {
    valid: ['21-100342-001-7', 'UY 21 100342 001 7'],
    invalid: { '211003420018': 'INCORRECT_CHECK_DIGITS', '991003420017': 'INVALID_FORMAT' },
  },
  CI: { valid: ['1.234.567-2', '912345-7'], invalid: { '12345673': 'INCORRECT_CHECK_DIGITS', '123456': 'INVALID_FORMAT' } },
};
