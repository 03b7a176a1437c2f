/**
 * Kazakhstan: the IIN of a person, which begins with the date of birth; the BIN of a company, which begins with year and month.
 *
 * Both have the same check digit: weights 1 to 11 and, where these leave 10, a second row; a number that leaves 10 again is not issued. The
 * fifth digit tells them apart: in a BIN it is 4, 5 or 6, in an IIN the first digit of a day.
 *
 * @see Government resolution No. 565 of 11 June 2003, national registers of identification numbers
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('KZ', [
  identifier({
    type: 'IIN',
    aliases: ['ИИН'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'birth:6n century:1n serial:4n check:1n',
    pattern: /^\d\d(?:0[1-9]|1[0-2])[0-3]\d{7}$/,
    checks: [
      weighted({
        over: ['birth', 'century', 'serial'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        again: [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
        modulus: 11,
        remainder: true,
        check: 'check',
      }),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    confidence: 'verified',
  }),
  identifier({
    type: 'BIN',
    aliases: ['БИН'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'registered:4n holder:2n serial:5n check:1n',
    pattern: /^\d\d(?:0[1-9]|1[0-2])[456]\d{7}$/,
    checks: [
      weighted({
        over: ['registered', 'holder', 'serial'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        again: [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
        modulus: 11,
        remainder: true,
        check: 'check',
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  IIN: ['published code that agrees (adilkhash, IIN/BIN validation)', 'BIN 971240001315'],
  BIN: ['published code that agrees (adilkhash, IIN/BIN validation)', 'BIN 971240001315'],
};

export const examples: IdentifierExamples = {
  IIN: { valid: ['850101300005'], invalid: { 850101300006: 'INCORRECT_CHECK_DIGITS', 851301300005: 'INVALID_FORMAT' } },
  BIN: { valid: ['971240001315'], invalid: { 971240001316: 'INCORRECT_CHECK_DIGITS', 971210001315: 'INVALID_FORMAT' } },
};
