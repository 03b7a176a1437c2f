/**
 * Liechtenstein: the PEID of a taxpayer, with up to twelve digits and no check digits. Enterprises and people also have the Swiss numbers.
 *
 * @see Steuerverwaltung, Personenidentifikationsnummer
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('LI', [
  identifier({ type: 'PEID', kind: 'TXID', layout: 'number:12n', from: 4, confidence: 'verified' }),
  identifier({
    type: 'AHV',
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:12n check:1n',
    pattern: /^756\d{10}$/,
    checks: [weighted({ over: ['number'], weights: [1, 3], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  PEID: ['stdnum 1.12.0, li.peid'],
};

export const examples: IdentifierExamples = {
  PEID: { valid: ['00001234567', '1234567'], invalid: { '00001234568913454545': 'INVALID_FORMAT' } },
  AHV: { valid: ['756.9217.0769.85'], invalid: { '756.9217.0769.84': 'INCORRECT_CHECK_DIGITS', 123: 'INVALID_FORMAT' } },
};
