/**
 * San Marino: the code of an economic operator, COE, of up to five digits. It has no check digit.
 *
 * @see Ufficio Tributario, codice operatore economico
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('SM', [
  identifier({
    type: 'COE',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:5n',
    from: 1,
    prefixes: ['SM0', 'SM', '0'],
    confidence: 'verified',
  }),
  identifier({
    type: 'ISS',
    aliases: ['SSI'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:9n',
    from: 4,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  COE: ['stdnum 1.12.0, sm.coe'],
};

export const examples: IdentifierExamples = {
  COE: { valid: ['51', 'SM 24165', '024165'], invalid: { '2416A': 'INVALID_FORMAT', 1124165: 'INVALID_FORMAT' } },
  ISS: { valid: ['123456'], invalid: { 1234567890: 'INVALID_FORMAT' } },
};
