/**
 * Luxembourg: the matricule of a person (thirteen digits) or of a company (eleven digits); the VAT number.
 *
 * A person's matricule has two check digits, Luhn and Verhoeff. Each covers the first eleven digits.
 *
 * @see OECD, tax identification numbers, Luxembourg
 * @see Administration de l'enregistrement, des domaines et de la TVA
 */
import { luhn } from '../../check-digits/luhn.js';
import { verhoeff } from '../../check-digits/verhoeff.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('LU', [
  identifier({
    type: 'MATRICULE',
    aliases: ['NIN', 'CCSS'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'birth:8n serial:3n check:1n verhoeff:1n',
    pattern: /^(?:1[89]|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{5}$/,
    checks: [luhn(['birth', 'serial'], 'check'), verhoeff('birth', 'serial', 'verhoeff')],
    birthDate: { fields: ['birth'], as: 'YYYYMMDD' },
    confidence: 'verified',
  }),
  identifier({
    type: 'MATRICULE',
    aliases: ['NIN'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'year:4n form:2n serial:4n check:1n',
    checks: [
      weighted({
        over: ['year', 'form', 'serial'],
        weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'TVA',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:6n check:2n',
    prefixes: ['LU'],
    checks: [weighted({ over: ['number'], weights: [1e5, 1e4, 1000, 100, 10, 1], modulus: 89, remainder: true, check: 'check' })],
    confidence: 'verified',
  }),
  identifier({
    type: 'RCS',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'section:1a number:6n',
    pattern: /^[A-L]\d{6}$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  MATRICULE: ['OECD, tax identification numbers, Luxembourg', 'lux-utils: 1893120105732'],
  TVA: ['stdnum 1.12.0, lu.tva'],
};

export const examples: IdentifierExamples = {
  MATRICULE: {
    valid: ['1893120105732', '20011234594'],
    invalid: { 1893120105742: 'INCORRECT_CHECK_DIGITS', 1893120105733: 'INCORRECT_CHECK_DIGITS', 1893130105732: 'INVALID_FORMAT' },
  },
  TVA: { valid: ['LU 150 274 42'], invalid: { 'LU 150 274 43': 'INCORRECT_CHECK_DIGITS', 123456789: 'INVALID_FORMAT' } },
  RCS: { valid: ['B123456'], invalid: { Z123456: 'INVALID_FORMAT', B12345678: 'INVALID_FORMAT' } },
};
