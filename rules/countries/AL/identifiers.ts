/**
 * Albania: the NIPT of a business, the personal number of a person. Both begin and end with a letter; no rule of the last letter is
 * published.
 *
 * The first letter of a personal number stands for the decade of birth. The year within the decade, the month and the day follow; a woman's
 * month has 50 added.
 *
 * @see Drejtoria e Përgjithshme e Tatimeve, NIPT
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AL', [
  identifier({
    type: 'NIPT',
    aliases: ['NUIS'],
    kind: 'TXID',
    layout: 'decade:1a number:8n last:1a',
    prefixes: ['AL'],
    pattern: /^[A-M]\d{8}[A-Z]$/,
    confidence: 'verified',
  }),
  identifier({
    type: 'NID',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'decade:1a birth:5n serial:3n last:1a',
    pattern: /^[0-9A-T]\d(?:[05][1-9]|[16][0-2])\d{5}[A-W]$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  NIPT: ['stdnum 1.12.0, al.nipt'],
};

export const examples: IdentifierExamples = {
  NIPT: { valid: ['AL J 91402501 L', 'J91402501L'], invalid: { J91402501: 'INVALID_FORMAT', Z22218003V: 'INVALID_FORMAT' } },
  NID: { valid: ['I05101999I'], invalid: { I02001999I: 'INVALID_FORMAT' } },
};
