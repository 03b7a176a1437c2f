/**
 * Croatia: the OIB, one number for people and companies; with HR before it, it is the VAT number.
 *
 * @see Zakon o osobnom identifikacijskom broju, NN 60/08
 */
import { mod11_10 } from '../../check-digits/mod11-10.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('HR', [
  identifier({
    type: 'OIB',
    aliases: ['PDV', 'VAT'],
    kind: 'TXID',
    layout: 'number:11n',
    prefixes: ['HR'],
    checks: [mod11_10('number')],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  OIB: ['stdnum 1.12.0, hr.oib'],
};

export const examples: IdentifierExamples = {
  OIB: { valid: ['HR 33392005961', '33392005961'], invalid: { 33392005962: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
