/**
 * Ghana: the tax number, a letter, nine digits and a check character. Since 2021 the number of the Ghana Card serves people as well.
 *
 * @see Ghana Revenue Authority, TIN and Ghana Card PIN
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('GH', [
  identifier({
    type: 'TIN',
    kind: 'TXID',
    layout: 'holder:1a number:9n check:1c',
    pattern: /^[PCGQV]00\d{7}[0-9X]$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 'X' },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'GHANA_CARD',
    aliases: ['GHANACARD', 'PIN'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'country:3a number:9n check:1n',
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  TIN: ['stdnum 1.12.0, gh.tin'],
};

export const examples: IdentifierExamples = {
  TIN: {
    valid: ['C0000803561'],
    invalid: { C0000803562: 'INCORRECT_CHECK_DIGITS', C000080356: 'INVALID_FORMAT', A0000803561: 'INVALID_FORMAT' },
  },
  GHANA_CARD: { valid: ['GHA-000000000-1'], invalid: { 'GHA-00000000-1': 'INVALID_FORMAT' } },
};
