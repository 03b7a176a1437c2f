/**
 * Spain: the NIF. For Spaniards it is the DNI and for foreigners the NIE; the few people with neither have a number that begins with K, L
 * or M. For legal entities it was called CIF.
 *
 * The letter of a person's number is the remainder by 23, looked up in a table; X, Y and Z before an NIE stand for 0, 1 and 2. The check
 * character of an entity is a Luhn digit or a letter for that digit; the first letter of the number decides which.
 *
 * @see Real Decreto 1065/2007, artículos 18 a 28; Orden EHA/451/2008
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('ES', [
  identifier({
    type: 'DNI',
    aliases: ['NIF'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n check:1a',
    prefixes: ['ES'],
    checks: [
      weighted({
        over: ['number'],
        weights: [1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 23,
        remainder: true,
        check: 'check',
        written: 'TRWAGMYFPDXBNJZSQVHLCKE',
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'NIE',
    aliases: ['NIF'],
    kind: 'ARNU',
    of: 'INDIVIDUAL',
    layout: 'first:1a number:7n check:1a',
    prefixes: ['ES'],
    pattern: /^[XYZ]\d{7}[A-Z]$/,
    checks: [
      weighted({
        over: ['first', 'number'],
        weights: [1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 23,
        remainder: true,
        check: 'check',
        values: ['XYZ'],
        written: 'TRWAGMYFPDXBNJZSQVHLCKE',
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'NIF',
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'first:1a number:7n check:1a',
    prefixes: ['ES'],
    pattern: /^[KLM]\d{7}[A-Z]$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 23,
        remainder: true,
        check: 'check',
        written: 'TRWAGMYFPDXBNJZSQVHLCKE',
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'CIF',
    aliases: ['NIF'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'first:1a number:7n check:1c',
    prefixes: ['ES'],
    pattern: /^(?:[ABEH]\d{8}|[NPQRSW]\d{7}[A-J]|[CDFGJUV]\d{7}[0-9A-J])$/,
    checks: [
      anyOf(
        weighted({
          over: ['number'],
          weights: [2, 1],
          digitSumOf: [2],
          modulus: 10,
          check: 'check',
          substitutes: { 10: 0 },
        }),
        weighted({
          over: ['number'],
          weights: [2, 1],
          digitSumOf: [2],
          modulus: 10,
          check: 'check',
          written: 'JABCDEFGHI',
        }),
      ),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  DNI: ['stdnum 1.12.0, es.dni'],
  NIE: ['stdnum 1.12.0, es.nie'],
  CIF: ['stdnum 1.12.0, es.cif'],
};

export const examples: IdentifierExamples = {
  DNI: { valid: ['54362315-K', 'ES54362315K'], invalid: { '54362315Z': 'INCORRECT_CHECK_DIGITS', 54362315: 'INVALID_FORMAT' } },
  NIE: { valid: ['x-2482300w', 'X-5253868-R'], invalid: { 'x-2482300a': 'INCORRECT_CHECK_DIGITS', X2482300: 'INVALID_FORMAT' } },
  NIF: { valid: ['M-1234567-L'], invalid: { 'M-1234567-A': 'INCORRECT_CHECK_DIGITS', 'O-1234567-L': 'INVALID_FORMAT' } },
  CIF: {
    valid: ['J99216582', 'ES B-58378431', 'P1234567D'],
    invalid: { B64717839: 'INCORRECT_CHECK_DIGITS', B6471783H: 'INVALID_FORMAT', X13585626: 'INVALID_FORMAT' },
  },
};
