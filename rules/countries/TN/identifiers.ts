/**
 * Tunisia: the matricule fiscal. It has seven digits and a letter, and codes for VAT, category and establishment may follow.
 *
 * I, O and U are not among the letters. The rule of the letter is not published.
 *
 * @see Ministère des Finances, matricule fiscal
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('TN', [
  identifier({
    type: 'MF',
    kind: 'TXID',
    layout: 'number:7n key:1a',
    from: 2,
    pattern: /^\d{7}[A-HJ-NP-TV-Z]$/,
    confidence: 'verified',
  }),
  identifier({
    type: 'MF',
    kind: 'TXID',
    layout: 'number:7n key:1a vat:1a category:1a unit:3n',
    from: 10,
    pattern: /^\d{7}[A-HJ-NP-TV-Z][ABDNP](?:[CMNP]000|E\d{3})$/,
    confidence: 'verified',
  }),
  identifier({ type: 'CIN', kind: 'NIDN', of: 'INDIVIDUAL', layout: 'number:8n', isTaxId: true, confidence: 'known' }),
]);

export const sources: Sources = {
  MF: ['stdnum 1.12.0, tn.mf'],
};

export const examples: IdentifierExamples = {
  MF: {
    valid: ['1496298 T P N 000', '121J', '1234567/M/A/E/001'],
    invalid: { '1234567/M/A/X/000': 'INVALID_FORMAT', 'aaaaaaa/M/A/E/abc': 'INVALID_FORMAT' },
  },
  CIN: { valid: ['01234567'], invalid: { 1234567: 'INVALID_FORMAT' } },
};
