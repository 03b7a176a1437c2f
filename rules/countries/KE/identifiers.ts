/**
 * Kenya: the PIN, a letter that tells the kind of holder, nine digits and a letter. No rule of the last letter is published.
 *
 * @see Kenya Revenue Authority, PIN
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('KE', [
  identifier({
    type: 'PIN',
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'person:1a number:9n last:1a',
    pattern: /^A\d{9}[A-Z]$/,
    confidence: 'verified',
  }),
  identifier({
    type: 'PIN',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'company:1a number:9n last:1a',
    pattern: /^P\d{9}[A-Z]$/,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  PIN: ['stdnum 1.12.0, ke.pin'],
};

export const examples: IdentifierExamples = {
  PIN: { valid: ['P051365947M', 'A000000000Z'], invalid: { P051365947: 'INVALID_FORMAT', P05136594M7: 'INVALID_FORMAT' } },
};
