/**
 * Bangladesh: NID of people, in three lengths, and TIN. Their check rules are not published.
 *
 * @see https://docs.dlocal.com, payouts: Bangladesh
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BD', [
  identifier({
    type: 'NID',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:10n',
    isTaxId: true,
    confidence: 'sourced',
  }),
  identifier({
    type: 'NID',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:13n',
    isTaxId: true,
    confidence: 'sourced',
  }),
  identifier({
    type: 'NID',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'year:4n number:13n',
    isTaxId: true,
    pattern: /^(?:19|20)\d{15}$/,
    confidence: 'sourced',
  }),
  identifier({ type: 'TIN', aliases: ['ETIN'], kind: 'TXID', layout: 'number:12n', confidence: 'known' }),
]);

export const sources: Sources = {
  NID: ['docs.dlocal.com, payouts: Bangladesh'],
};

export const examples: IdentifierExamples = {
  NID: {
    valid: ['1234567890', '1234567890123', '19901234567890123'],
    invalid: { '123456789': 'INVALID_FORMAT', '18901234567890123': 'INVALID_FORMAT' },
  },
  TIN: { valid: ['123456789012'], invalid: { '12345678901': 'INVALID_FORMAT' } },
};
