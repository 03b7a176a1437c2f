/**
 * Andorra: the NRT, a letter that tells the kind of holder, six digits and a letter. No rule of the last letter is published.
 *
 * @see Llei 21/2014, del 16 d'octubre, de bases de l'ordenament tributari
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AD', [
  identifier({
    type: 'NRT',
    kind: 'TXID',
    layout: 'holder:1a number:6n last:1a',
    pattern: /^[ACDEFGLOPU]\d{6}[A-Z]$/,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  NRT: ['stdnum 1.12.0, ad.nrt'],
};

export const examples: IdentifierExamples = {
  NRT: { valid: ['D059888N', 'U-132950-X'], invalid: { 'B-132950-X': 'INVALID_FORMAT', A123B: 'INVALID_FORMAT' } },
};
