/**
 * Lithuania: the personal code, the code of a legal entity and the VAT number.
 *
 * The check digit of all three is computed as in Estonia, with two rows of weights.
 *
 * @see European Commission, TIN Algorithms – Public, Lithuania
 * @see Valstybinė mokesčių inspekcija, PVM mokėtojo kodas
 */
import { balticPersonalCode } from '../../check-digits/baltic-personal-code.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('LT', [
  identifier({
    type: 'ASMENS_KODAS',
    aliases: ['AK'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'century:1n birth:6n serial:3n check:1n',
    pattern: /^[1-6]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/,
    checks: [balticPersonalCode(['century', 'birth', 'serial'], 'check')],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    isTaxId: true,
    confidence: 'verified',
  }),
  // without a date of birth
  identifier({
    type: 'ASMENS_KODAS',
    aliases: ['AK'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'century:1n number:9n check:1n',
    pattern: /^9\d{10}$/,
    checks: [balticPersonalCode(['century', 'number'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'IMONES_KODAS',
    aliases: ['JAR'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:8n check:1n',
    isTaxId: true,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8],
        again: [3, 4, 5, 6, 7, 8, 9, 1],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'PVM',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['LT'],
    pattern: /^\d{7}1\d$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8],
        again: [3, 4, 5, 6, 7, 8, 9, 1],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'PVM',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:11n check:1n',
    prefixes: ['LT'],
    pattern: /^\d{10}1\d$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2],
        again: [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4],
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
  ASMENS_KODAS: [
    'stdnum 1.12.0, lt.asmens',
    'github.com/arthurdejong/python-stdnum, lt/asmens.py, 2026-08-15: 9 before a number without a date',
  ],
  PVM: ['stdnum 1.12.0, lt.pvm'],
};

export const examples: IdentifierExamples = {
  ASMENS_KODAS: { valid: ['33309240064', '91234567895'], invalid: { 33309240164: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  IMONES_KODAS: { valid: ['123456786'], invalid: { 123456787: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  PVM: { valid: ['119511515', 'LT 100001919017'], invalid: { 100001919018: 'INCORRECT_CHECK_DIGITS', 119511525: 'INVALID_FORMAT' } },
};
