/**
 * Latvia: the personal code; the registration number of a legal entity, which with LV before it is the VAT number.
 *
 * Personal codes issued since 2017 begin with 32 to 39, hold no date of birth and have no published check digit.
 *
 * @see European Commission, TIN Algorithms – Public, Latvia
 * @see Ministru kabinets, noteikumi par personas koda piešķiršanu
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('LV', [
  identifier({
    type: 'PK',
    aliases: ['PERSONAS_KODS', 'PVN', 'VAT'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:4n check:1n',
    prefixes: ['LV'],
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d[0-2]\d{4}$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [10, 5, 8, 4, 2, 1, 6, 3, 7, 9],
        plus: 1,
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'PK',
    aliases: ['PERSONAS_KODS', 'PVN', 'VAT'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:11n',
    prefixes: ['LV'],
    pattern: /^3[2-9]\d{9}$/,
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({
    type: 'REGNR',
    aliases: ['PVN', 'VAT'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:11n',
    prefixes: ['LV'],
    pattern: /^[4-9]\d{10}$/,
    checks: [weighted({ over: ['number'], weights: [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], plus: 8, modulus: 11 })],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  PK: ['stdnum 1.12.0, lv.pvn'],
  REGNR: ['stdnum 1.12.0, lv.pvn'],
};

export const examples: IdentifierExamples = {
  PK: { valid: ['161175-19997', '320000-12345'], invalid: { '161175-19998': 'INCORRECT_CHECK_DIGITS', '161375-19997': 'INVALID_FORMAT' } },
  REGNR: { valid: ['LV 4000 3521 600'], invalid: { 40003521601: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
