/**
 * Tajikistan: the INN of nine digits. Its check rule is not published.
 *
 * @see Кумитаи андоз, рақами мушаххаси андозсупоранда
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('TJ', [
  identifier({ type: 'INN', aliases: ['ИНН', 'RMA'], kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
]);

export const examples: IdentifierExamples = {
  INN: { valid: ['123456789'], invalid: { 12345678: 'INVALID_FORMAT' } },
};
