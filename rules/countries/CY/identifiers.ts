/**
 * Cyprus: the tax number, eight digits and a letter; with CY before it, it is the VAT number.
 *
 * The letter follows the rule of the Italian CIN: digits at odd places count by a table of their own.
 *
 * @see European Commission, TIN Algorithms – Public, Cyprus
 */
import { cin } from '../../check-digits/cin.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('CY', [
  identifier({
    type: 'TIC',
    aliases: ['VAT', 'FPA'],
    kind: 'TXID',
    layout: 'number:8n check:1a',
    prefixes: ['CY'],
    pattern: /^(?!12)\d{8}[A-Z]$/,
    checks: [cin(['number'], 'check')],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  TIC: ['stdnum 1.12.0, cy.vat'],
};

export const examples: IdentifierExamples = {
  TIC: { valid: ['CY-10259033P', '10259033P'], invalid: { 'CY-10259033Z': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
