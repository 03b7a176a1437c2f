/**
 * Belarus: the УНП, nine characters. For a natural person, the first two are letters.
 *
 * The letters are those that Latin and Cyrillic have in common, and are written in either. The first letter counts as in ISO 13616, A = 10; the second letter has a table of its own.
 *
 * @see Министерство по налогам и сборам, учетный номер плательщика
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BY', [
  identifier({
    type: 'UNP',
    aliases: ['УНП', 'INN'],
    kind: 'TXID',
    layout: 'first:1c second:1c number:6n check:1n',
    letters: 'АВСЕНКМОРТ',
    prefixes: ['УНП', 'UNP'],
    pattern: /^(?:[1-9]\d|[ABCEHKM][ABCEHKMOPT]|[АВСЕНКМ][АВСЕНКМОРТ])\d{7}$/,
    checks: [
      anyOf(
        weighted({
          over: ['first', 'second', 'number'],
          weights: [29, 23, 19, 17, 13, 7, 5, 3],
          modulus: 11,
          remainder: true,
          check: 'check',
          notCovered: /^\D/,
        }),
        weighted({
          over: ['first', 'second', 'number'],
          weights: [29, 23, 19, 17, 13, 7, 5, 3],
          modulus: 11,
          remainder: true,
          check: 'check',
          values: ['0123456789ABCDEFGHIJKLM', 'ABCEHKMOPT'],
        }),
        weighted({
          over: ['first', 'second', 'number'],
          weights: [29, 23, 19, 17, 13, 7, 5, 3],
          modulus: 11,
          remainder: true,
          check: 'check',
          values: ['0123456789АВСDЕFGНIJКLМ', 'АВСЕНКМОРТ'],
        }),
      ),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  UNP: ['stdnum 1.12.0, by.unp', 'github.com/arthurdejong/python-stdnum, by/unp.py, 2026-08-15: letters in Cyrillic'],
};

export const examples: IdentifierExamples = {
  UNP: {
    valid: ['200988541', 'УНП MA1953684', 'МА1953684'],
    invalid: {
      200988542: 'INCORRECT_CHECK_DIGITS',
      MA1953685: 'INCORRECT_CHECK_DIGITS',
      МА1953685: 'INCORRECT_CHECK_DIGITS',
      20098854: 'INVALID_FORMAT',
    },
  },
};
