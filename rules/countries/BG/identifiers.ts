/**
 * Bulgaria: personal number (ЕГН), personal number of a foreigner (ЛНЧ), unified identification code (ЕИК, of nine or thirteen digits), and
 * a service number of ten digits for VAT.
 *
 * The personal number has 20 added to the month for births before 1900, and 40 for births since 2000.
 *
 * @see European Commission, TIN Algorithms – Public, Bulgaria
 * @see Агенция по вписванията, ЕИК
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BG', [
  identifier({
    type: 'EIK',
    aliases: ['BULSTAT', 'DDS', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['BG'],
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8],
        again: [3, 4, 5, 6, 7, 8, 9, 10],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'EIK',
    aliases: ['BULSTAT'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:8n first:1n branch:3n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8],
        again: [3, 4, 5, 6, 7, 8, 9, 10],
        modulus: 11,
        remainder: true,
        check: 'first',
        substitutes: { 10: 0 },
      }),
      weighted({
        over: ['first', 'branch'],
        weights: [2, 7, 3, 5],
        again: [4, 9, 5, 7],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'EGN',
    aliases: ['DDS', 'VAT'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n check:1n',
    prefixes: ['BG'],
    pattern: /^\d\d(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [2, 4, 8, 5, 10, 9, 7, 3, 6],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 40] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'LNCH',
    aliases: ['PNF', 'DDS', 'VAT'],
    kind: 'ARNU',
    of: 'INDIVIDUAL',
    layout: 'number:9n check:1n',
    prefixes: ['BG'],
    checks: [
      weighted({
        over: ['number'],
        weights: [21, 19, 17, 13, 11, 9, 7, 3, 1],
        modulus: 10,
        remainder: true,
        check: 'check',
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'DDS',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:9n check:1n',
    prefixes: ['BG'],
    checks: [
      weighted({
        over: ['number'],
        weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  EIK: ['stdnum 1.12.0, bg.vat'],
  EGN: ['stdnum 1.12.0, bg.egn'],
  LNCH: ['stdnum 1.12.0, bg.pnf'],
};

export const examples: IdentifierExamples = {
  EIK: {
    valid: ['BG 175 074 752', '175074752', '1750747520019'],
    invalid: { 175074754: 'INCORRECT_CHECK_DIGITS', 17507475: 'INVALID_FORMAT' },
  },
  EGN: { valid: ['752316 926 3', '8032056031'], invalid: { 8032056032: 'INCORRECT_CHECK_DIGITS', 8013056031: 'INVALID_FORMAT' } },
  LNCH: { valid: ['7111 042 925'], invalid: { 7111042926: 'INCORRECT_CHECK_DIGITS', 711104292: 'INVALID_FORMAT' } },
  DDS: { valid: ['BG1234567892'], invalid: { 1234567893: 'INCORRECT_CHECK_DIGITS', 123456789: 'INVALID_FORMAT' } },
};
