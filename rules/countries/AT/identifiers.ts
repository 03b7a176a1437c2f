/**
 * Austria: VAT number, tax number, social insurance number, company register number.
 *
 * The check digit of the social insurance number is its fourth digit, before the date of birth.
 *
 * @see Bundesministerium für Finanzen, Konstruktionsregeln der UID
 * @see European Commission, TIN Algorithms – Public, Austria
 */
import { luhn } from '../../check-digits/luhn.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AT', [
  identifier({
    type: 'UID',
    aliases: ['ATU'],
    kind: 'TXID',
    layout: 'number:7n check:1n',
    prefixes: ['ATU', 'U'],
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2],
        digitSumOf: [2],
        plus: 4,
        modulus: 10,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'STNR',
    aliases: ['STEUERNUMMER', 'TIN'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    checks: [luhn(['number'], 'check')],
    confidence: 'verified',
  }),
  identifier({
    type: 'SVNR',
    aliases: ['VSNR'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'serial:3n check:1n birth:6n',
    checks: [
      weighted({
        over: ['serial', 'birth'],
        weights: [3, 7, 9, 5, 8, 4, 2, 1, 6],
        modulus: 11,
        remainder: true,
        check: 'check',
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    confidence: 'verified',
  }),
  identifier({
    type: 'FN',
    aliases: ['FIRMENBUCHNUMMER'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:6n letter:1a',
    from: 2,
    prefixes: ['FN'],
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  UID: ['stdnum 1.12.0, at.uid'],
  STNR: ['stdnum 1.12.0, at.tin'],
  SVNR: ['stdnum 1.12.0, at.vnr'],
  FN: ['stdnum 1.12.0, at.businessid'],
};

export const examples: IdentifierExamples = {
  UID: {
    valid: ['ATU13585627', 'U13585627', '13585627'],
    invalid: { ATU13585626: 'INCORRECT_CHECK_DIGITS', ATU1358562: 'INVALID_FORMAT' },
  },
  STNR: { valid: ['59-119/9013'], invalid: { '59-119/9012': 'INCORRECT_CHECK_DIGITS', '660-3': 'INVALID_FORMAT' } },
  SVNR: { valid: ['1237 010180'], invalid: { '2237 010180': 'INCORRECT_CHECK_DIGITS', '1237 01018': 'INVALID_FORMAT' } },
  FN: { valid: ['FN 122119m', '122119m'], invalid: { m122119: 'INVALID_FORMAT', abc: 'INVALID_FORMAT' } },
};
