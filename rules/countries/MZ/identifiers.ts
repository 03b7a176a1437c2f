/**
 * Mozambique: the NUIT of people and companies, the BI of a person.
 *
 * @see Autoridade Tributária de Moçambique, NUIT
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MZ', [
  identifier({
    type: 'NUIT',
    kind: 'TXID',
    layout: 'number:8n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 9, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 1 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'BI',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:12n letter:1a',
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  NUIT: ['stdnum 1.12.0, mz.nuit'],
  BI: ['stdnum 1.12.0, mz.bi'],
};

export const examples: IdentifierExamples = {
  NUIT: { valid: ['40.001.234-2', '107705694'], invalid: { '40001234-5': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  BI: { valid: ['1105 0416 2779A'], invalid: { 12345678901234: 'INVALID_FORMAT' } },
};
