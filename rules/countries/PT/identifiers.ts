/**
 * Portugal: the NIF of a person, which begins with 1 to 3 or 45, and of a company, where it is called NIPC.
 *
 * @see European Commission, TIN Algorithms – Public, Portugal
 * @see Decreto-Lei n.º 14/2013
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('PT', [
  identifier({
    type: 'NIF',
    aliases: ['CONTRIBUINTE', 'VAT'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:8n check:1n',
    prefixes: ['PT'],
    pattern: /^(?:[123]|45)\d{7,8}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'NIPC',
    aliases: ['NIF', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['PT'],
    pattern: /^(?!45)[4-9]\d{8}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  NIF: ['stdnum 1.12.0, pt.nif'],
  NIPC: ['stdnum 1.12.0, pt.nipc'],
};

export const examples: IdentifierExamples = {
  NIF: { valid: ['123456789', 'PT 450000001'], invalid: { 123456788: 'INCORRECT_CHECK_DIGITS', 501964843: 'INVALID_FORMAT' } },
  NIPC: { valid: ['PT 501 964 843', '507104560'], invalid: { 'PT 501 964 842': 'INCORRECT_CHECK_DIGITS', 123456789: 'INVALID_FORMAT' } },
};
