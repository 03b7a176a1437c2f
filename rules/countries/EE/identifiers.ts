/**
 * Estonia: personal code, register code of a company, VAT number.
 *
 * The check digit of the personal code and of the register code uses two rows of weights: the second row where the first leaves 10.
 *
 * @see EVS 585:2007, Isikukood. Struktuur
 * @see European Commission, TIN Algorithms – Public, Estonia
 */
import { balticPersonalCode } from '../../check-digits/baltic-personal-code.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('EE', [
  identifier({
    type: 'ISIKUKOOD',
    aliases: ['IK'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'century:1n birth:6n serial:3n check:1n',
    pattern: /^[1-6]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/,
    checks: [balticPersonalCode(['century', 'birth', 'serial'], 'check')],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'REGISTRIKOOD',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:7n check:1n',
    pattern: /^[1789]\d{7}$/,
    isTaxId: true,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7],
        again: [3, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'KMKR',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['EE'],
    checks: [weighted({ over: ['number'], weights: [3, 7, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  ISIKUKOOD: ['stdnum 1.12.0, ee.ik'],
  REGISTRIKOOD: ['stdnum 1.12.0, ee.registrikood'],
  KMKR: ['stdnum 1.12.0, ee.kmkr'],
};

export const examples: IdentifierExamples = {
  ISIKUKOOD: { valid: ['36805280109'], invalid: { 36805280108: 'INCORRECT_CHECK_DIGITS', 36813280109: 'INVALID_FORMAT' } },
  REGISTRIKOOD: { valid: ['12345678'], invalid: { 12345679: 'INCORRECT_CHECK_DIGITS', 1234567899: 'INVALID_FORMAT' } },
  KMKR: { valid: ['EE 100 931 558', '100594102'], invalid: { 100594103: 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
};
