/**
 * Algeria: the NIF, fifteen digits, or twenty with those of an establishment. No check rule is published.
 *
 * @see Direction Générale des Impôts, numéro d'identification fiscale
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('DZ', [
  identifier({ type: 'NIF', kind: 'TXID', layout: 'number:15n', confidence: 'verified' }),
  identifier({ type: 'NIF', kind: 'TXID', layout: 'number:20n', confidence: 'verified' }),
]);

export const sources: Sources = {
  NIF: ['stdnum 1.12.0, dz.nif'],
};

export const examples: IdentifierExamples = {
  NIF: {
    valid: ['416001000000007', '000 216 001 808 337 13010'],
    invalid: { X1600100000000V: 'INVALID_FORMAT', 41600100000000: 'INVALID_FORMAT' },
  },
};
