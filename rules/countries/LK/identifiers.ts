/**
 * Sri Lanka: the NIC of a person, which has nine digits and a letter or, since 2016, twelve digits; the TIN. Their check rules are not
 * published.
 *
 * @see Department for Registration of Persons, national identity card
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('LK', [
  identifier({
    type: 'NIC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:9n letter:1a',
    pattern: /^\d{9}[VX]$/,
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({
    type: 'NIC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'year:4n number:8n',
    pattern: /^(?:19|20)\d{10}$/,
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
]);

export const examples: IdentifierExamples = {
  NIC: { valid: ['850123456V', '198501203456'], invalid: { '850123456A': 'INVALID_FORMAT', '188501203456': 'INVALID_FORMAT' } },
  TIN: { valid: ['123456789'], invalid: { '12345678': 'INVALID_FORMAT' } },
};
