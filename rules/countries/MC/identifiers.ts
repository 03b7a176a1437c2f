/**
 * Monaco: the French VAT number. Its last nine digits begin with 000 and are no SIREN.
 *
 * @see Direction des Services Fiscaux de Monaco
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MC', [
  identifier({
    type: 'TVA',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'key:2n number:9n',
    prefixes: ['FR', 'MC'],
    pattern: /^(?!9[7-9])\d\d000\d{6}$/,
    checks: [
      weighted({
        over: ['key', 'number'],
        weights: [10, 1, 94e8, 94e7, 94e6, 94e5, 94e4, 94e3, 9400, 940, 94],
        plus: 85,
        modulus: 97,
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  TVA: ['stdnum 1.12.0, mc.tva'],
};

export const examples: IdentifierExamples = {
  TVA: {
    valid: ['53 0000 04605', 'FR 53 0000 04605'],
    invalid: { '54 0000 04605': 'INCORRECT_CHECK_DIGITS', 'FR 61 954 506 077': 'INVALID_FORMAT' },
  },
};
