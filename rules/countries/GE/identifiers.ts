/**
 * Georgia: the identification code of a company, nine digits, and the personal number, eleven. Neither has a published check rule.
 *
 * @see Revenue Service, identification code
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('GE', [
  identifier({
    type: 'TIN',
    aliases: ['IDENTIFICATION_CODE'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:9n',
    confidence: 'known',
  }),
  identifier({ type: 'PN', kind: 'NIDN', of: 'INDIVIDUAL', layout: 'number:11n', isTaxId: true, confidence: 'known' }),
]);

export const examples: IdentifierExamples = {
  TIN: { valid: ['200000001'], invalid: { 20000000: 'INVALID_FORMAT' } },
  PN: { valid: ['01000000001'], invalid: { 1000000001: 'INVALID_FORMAT' } },
};
