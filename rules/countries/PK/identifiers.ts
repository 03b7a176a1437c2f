/**
 * Pakistan: the CNIC of a person, which is also the tax number; the NTN of a company. Their check rules are not published.
 *
 * @see NADRA, computerised national identity card
 * @see Federal Board of Revenue, National Tax Number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('PK', [
  identifier({
    type: 'CNIC',
    aliases: ['NICOP', 'SNIC'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'area:5n family:7n sex:1n',
    isTaxId: true,
    pattern: /^[1-7]\d{11}[1-9]$/,
    confidence: 'sourced',
  }),
  identifier({ type: 'NTN', kind: 'TXID', layout: 'number:7c', confidence: 'known' }),
  identifier({ type: 'NTN', kind: 'TXID', layout: 'number:7c check:1n', confidence: 'known' }),
]);

export const sources: Sources = {
  CNIC: ['docs.stripe.com, global payouts recipient requirements', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  CNIC: { valid: ['34201-0891231-8'], invalid: { '9420108912318': 'INVALID_FORMAT', '342010891231': 'INVALID_FORMAT' } },
  NTN: { valid: ['1234567', '1234567-8'], invalid: { '123456': 'INVALID_FORMAT', '1234567A': 'INVALID_FORMAT' } },
};
