/**
 * Ireland: the PPS number of a person and the tax reference of a company, seven digits and one or two letters. The VAT number is the same
 * with IE before it.
 *
 * A second letter counts nine times its place in the alphabet; the old second letters T, W and X count nothing. Old VAT numbers have a
 * letter, + or * as their second character; only letters are read here.
 *
 * @see European Commission, TIN Algorithms – Public, Ireland
 * @see Revenue Commissioners, VAT registration number
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('IE', [
  identifier({
    type: 'PPS',
    aliases: ['PPSN', 'TRN', 'VAT'],
    kind: 'TXID',
    layout: 'number:7n check:1a',
    prefixes: ['IE'],
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 23,
        remainder: true,
        check: 'check',
        written: 'WABCDEFGHIJKLMNOPQRSTUV',
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'PPS',
    aliases: ['PPSN', 'TRN', 'VAT'],
    kind: 'TXID',
    layout: 'number:7n check:1a second:1a',
    prefixes: ['IE'],
    pattern: /^\d{7}[A-W][A-I]$/,
    checks: [
      weighted({
        over: ['number', 'second'],
        weights: [8, 7, 6, 5, 4, 3, 2, 9],
        modulus: 23,
        remainder: true,
        check: 'check',
        values: ['0123456789', 'WABCDEFGHI'],
        written: 'WABCDEFGHIJKLMNOPQRSTUV',
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'PPS',
    aliases: ['PPSN', 'TRN', 'VAT'],
    kind: 'TXID',
    layout: 'number:7n check:1a spouse:1a',
    prefixes: ['IE'],
    pattern: /^\d{7}[A-W][TWX]$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 23,
        remainder: true,
        check: 'check',
        written: 'WABCDEFGHIJKLMNOPQRSTUV',
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'PPS',
    aliases: ['PPSN', 'TRN', 'VAT'],
    kind: 'TXID',
    layout: 'first:1n second:1a number:5n check:1a',
    prefixes: ['IE'],
    checks: [
      weighted({
        over: ['number', 'first'],
        weights: [7, 6, 5, 4, 3, 2],
        modulus: 23,
        remainder: true,
        check: 'check',
        written: 'WABCDEFGHIJKLMNOPQRSTUV',
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  PPS: ['stdnum 1.12.0, ie.pps and ie.vat', 'stdnum 1.12.0, ie.vat'],
};

export const examples: IdentifierExamples = {
  PPS: {
    valid: ['6433435F', '6433435FT', 'IE 6433435OA', '6433435IH', 'IE8D79739I'],
    invalid: {
      '6433435E': 'INCORRECT_CHECK_DIGITS',
      '6433435VH': 'INCORRECT_CHECK_DIGITS',
      1234567891: 'INVALID_FORMAT',
    },
  },
};
