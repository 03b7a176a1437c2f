/**
 * Poland: the tax number NIP, the personal number PESEL, and the statistical number REGON of nine or fourteen digits.
 *
 * A PESEL adds 20 to the month for people born in 2000 or later, and 80 for those born before 1900.
 *
 * @see European Commission, TIN Algorithms – Public, Poland
 * @see Główny Urząd Statystyczny, REGON
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('PL', [
  identifier({
    type: 'NIP',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:9n check:1n',
    prefixes: ['PL'],
    checks: [weighted({ over: ['number'], weights: [6, 5, 7, 2, 3, 4, 5, 6, 7], modulus: 11, remainder: true, check: 'check' })],
    confidence: 'verified',
  }),
  identifier({
    type: 'PESEL',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:4n check:1n',
    pattern: /^\d\d(?:[028][1-9]|[139][0-2])(?:0[1-9]|[12]\d|3[01])\d{5}$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [1, 3, 7, 9],
        modulus: 10,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 80] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'REGON',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:8n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 9, 2, 3, 4, 5, 6, 7],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'REGON',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:8n first:1n unit:4n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 9, 2, 3, 4, 5, 6, 7],
        modulus: 11,
        remainder: true,
        check: 'first',
        substitutes: { 10: 0 },
      }),
      weighted({
        over: ['number', 'first', 'unit'],
        weights: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  NIP: ['stdnum 1.12.0, pl.nip'],
  PESEL: ['stdnum 1.12.0, pl.pesel'],
  REGON: ['stdnum 1.12.0, pl.regon'],
};

export const examples: IdentifierExamples = {
  NIP: { valid: ['PL 8567346215', '856-734-62-15'], invalid: { 'PL 8567346216': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  PESEL: { valid: ['44051401359'], invalid: { 44051401358: 'INCORRECT_CHECK_DIGITS', 44131401359: 'INVALID_FORMAT' } },
  REGON: {
    valid: ['192598184', '123456785', '12345678512347'],
    invalid: { 192598183: 'INCORRECT_CHECK_DIGITS', 12345678612342: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' },
  },
};
