/**
 * United Arab Emirates: the tax registration number and the Emirates ID, both of fifteen digits. No check rule of either is published.
 *
 * @see Federal Tax Authority, tax registration number
 * @see Federal Authority for Identity, Citizenship, Customs and Port Security, Emirates ID
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('AE', [
  identifier({ type: 'TRN', kind: 'TXID', layout: 'number:15n', pattern: /^10\d{13}$/, confidence: 'known' }),
  identifier({
    type: 'EID',
    aliases: ['EMIRATES_ID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'country:3n year:4n serial:8n',
    pattern: /^784[12]\d{11}$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const examples: IdentifierExamples = {
  TRN: {
    valid: ['100000000000003', '100 1234 5678 9012'],
    invalid: { '10012345678901': 'INVALID_FORMAT', 200000000000003: 'INVALID_FORMAT' },
  },
  EID: { valid: ['784-1980-1234567-0'], invalid: { '785-1980-1234567-0': 'INVALID_FORMAT' } },
};
