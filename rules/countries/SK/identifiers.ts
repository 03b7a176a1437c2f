/**
 * Slovakia: the birth number and IČO, as in Czechia; the tax identifier DIČ of ten digits, which with SK before it is the VAT number.
 *
 * A VAT number is a multiple of 11. No authority publishes that every DIČ is one, although it holds in use, so a failed check is a warning.
 *
 * @see Finančné riaditeľstvo, daňové identifikačné číslo
 * @see European Commission, TIN Algorithms – Public, Slovakia
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('SK', [
  identifier({
    type: 'DIC',
    aliases: ['IC_DPH', 'VAT'],
    kind: 'TXID',
    layout: 'number:10n',
    prefixes: ['SK'],
    pattern: /^[1-9]\d{9}$/,
    checks: [advisory(weighted({ over: ['number'], weights: [10, 1], modulus: 11 }))],
    confidence: 'verified',
  }),
  identifier({
    type: 'ICO',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:7n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 1 },
      }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'RC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n check:1n',
    pattern: /^\d\d(?:[05][1-9]|[16][0-2]|2[1-9]|3[0-2]|7[1-9]|8[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [1, 10],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 50, 70] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'RC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n',
    pattern: /^(?:[0-4]\d|5[0-3])(?:[05][1-9]|[16][0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/,
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 50, 70] } },
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  DIC: ['stdnum 1.12.0, sk.dph'],
  ICO: ['stdnum 1.12.0, cz.ico'],
  RC: ['stdnum 1.12.0, sk.rc'],
};

export const examples: IdentifierExamples = {
  DIC: { valid: ['SK 202 274 96 19', '2022749619'], invalid: { 'SK 202 274 96 18': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  ICO: { valid: ['25596641'], invalid: { 25596642: 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  RC: {
    valid: ['710319/2745', '530312/123'],
    invalid: { '710319/2746': 'INCORRECT_CHECK_DIGITS', 1103492745: 'INVALID_FORMAT', '590312/123': 'INVALID_FORMAT' },
  },
};
