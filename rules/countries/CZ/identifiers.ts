/**
 * Czechia: the birth number of a person, the IČO of a company. The tax identifier DIČ is either of them with CZ before it, or
 * for a person without a birth number nine digits that begin with 6.
 *
 * The birth number of a woman has 50 added to the month; where a day has run out of numbers, 20 more are added. Until 1953 the number had
 * nine digits and no check digit. Until 1985, a 0 was written where the check digit would be 10.
 *
 * @see Zákon č. 133/2000 Sb., o evidenci obyvatel, § 13
 * @see Zákon č. 111/2009 Sb., o základních registrech, § 24
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The check digit is the last digit of the remainder plus 8. */
const EIGHT_MORE_THAN_REMAINDER = '89012345678';

export const identifiers = creditorIdentifiers('CZ', [
  identifier({
    type: 'ICO',
    prefixes: ['CZ'],
    aliases: ['DIC', 'VAT'],
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
    aliases: ['DIC', 'VAT'],
    prefixes: ['CZ'],
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
    aliases: ['DIC', 'VAT'],
    prefixes: ['CZ'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n',
    pattern: /^(?:[0-4]\d|5[0-3])(?:[05][1-9]|[16][0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/,
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 50, 70] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  // of people without a birth number
  identifier({
    type: 'VCP',
    aliases: ['DIC', 'VAT'],
    prefixes: ['CZ'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'first:1n number:7n check:1n',
    pattern: /^6\d{8}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        remainder: true,
        check: 'check',
        written: EIGHT_MORE_THAN_REMAINDER,
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  ICO: ['stdnum 1.12.0, cz.ico'],
  RC: ['stdnum 1.12.0, cz.rc'],
  VCP: ['github.com/arthurdejong/python-stdnum, cz/dic.py, 2026-08-15: nine digits that begin with 6'],
};

export const examples: IdentifierExamples = {
  ICO: { valid: ['CZ 25123891', '25596641', '00023205'], invalid: { 25596642: 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  RC: {
    valid: ['710319/2745', 'CZ7103192745', '530312/123'],
    invalid: { '710319/2746': 'INCORRECT_CHECK_DIGITS', 1103492745: 'INVALID_FORMAT', '590312/123': 'INVALID_FORMAT' },
  },
  VCP: { valid: ['612345670', 'CZ 650000017'], invalid: { 612345671: 'INCORRECT_CHECK_DIGITS', 512345670: 'INVALID_FORMAT' } },
};
