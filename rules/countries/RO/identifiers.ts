/**
 * Romania: the personal number CNP; the registration code CUI, which with RO before it is the VAT number.
 *
 * A CUI has two to ten digits, so its weights are counted from the right.
 *
 * @see European Commission, TIN Algorithms – Public, Romania
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('RO', [
  identifier({
    type: 'CNP',
    aliases: ['VAT'],
    prefixes: ['RO'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'first:1n birth:6n county:2n serial:3n check:1n',
    pattern: /^[1-9]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/,
    checks: [
      weighted({
        over: ['first', 'birth', 'county', 'serial'],
        weights: [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 1 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'CUI',
    aliases: ['CIF', 'VAT'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:9n check:1n',
    from: 2,
    prefixes: ['RO'],
    checks: [
      weighted({
        over: ['number'],
        weights: [70, 50, 30, 20, 10, 70, 50, 30, 20],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  CNP: ['stdnum 1.12.0, ro.cnp'],
  CUI: ['stdnum 1.12.0, ro.cui and ro.cif'],
};

export const examples: IdentifierExamples = {
  CNP: {
    valid: ['1630615123457', 'RO 1630615123457'],
    invalid: { 1630615123458: 'INCORRECT_CHECK_DIGITS', 1631315123457: 'INVALID_FORMAT' },
  },
  CUI: { valid: ['RO 185 472 90', '18547290'], invalid: { '185 472 91': 'INCORRECT_CHECK_DIGITS', 123456789012: 'INVALID_FORMAT' } },
};
