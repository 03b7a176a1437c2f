/**
 * Mauritius: the national identity number of a person, the tax account number, which has no check digit, and the business registration
 * number.
 *
 * The identity number ends in a check character that makes the weighted sum a multiple of 17.
 *
 * @see Civil Status Division, national identity card
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MU', [
  identifier({
    type: 'NID',
    aliases: ['NIC'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'initial:1a birth:6n serial:6n check:1c',
    pattern: /^[A-Z](?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{8}[0-9A-G]$/,
    checks: [
      weighted({
        over: ['initial', 'birth', 'serial'],
        weights: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 17,
        check: 'check',
        values: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        written: '0123456789ABCDEFG',
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({ type: 'TAN', kind: 'TXID', layout: 'number:8n', confidence: 'known' }),
  identifier({ type: 'BRN', kind: 'COID', of: 'BUSINESS', layout: 'form:1a number:8n', isTaxId: true, confidence: 'known' }),
]);

export const sources: Sources = {
  NID: ['stdnum 1.12.0, mu.nid'],
};

export const examples: IdentifierExamples = {
  NID: { valid: ['M090497290349B', 'L2207971502833'], invalid: { M090497290348B: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  TAN: { valid: ['12345678'], invalid: { 1234567: 'INVALID_FORMAT' } },
  BRN: { valid: ['C12345678'], invalid: { 12345678: 'INVALID_FORMAT' } },
};
