/**
 * Philippines: the TIN, with or without a branch code of three or five digits; the PhilSys number of a person. Their check rules are not
 * published.
 *
 * @see Bureau of Internal Revenue, Taxpayer Identification Number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('PH', [
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n branch:3n', confidence: 'known' }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n branch:5n', confidence: 'known' }),
  identifier({
    type: 'PCN',
    aliases: ['PHILSYS', 'PHILID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:16n',
    confidence: 'known',
  }),
]);

export const examples: IdentifierExamples = {
  TIN: {
    valid: ['123-456-789', '123-456-789-000', '123-456-789-00000'],
    invalid: { '12345678': 'INVALID_FORMAT', '1234567890': 'INVALID_FORMAT' },
  },
  PCN: { valid: ['1234-5678-9012-3456'], invalid: { '123456789012': 'INVALID_FORMAT' } },
};
