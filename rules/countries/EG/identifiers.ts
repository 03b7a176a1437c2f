/**
 * Egypt: the tax registration number of nine digits and the national number of fourteen. Neither has a published check rule.
 *
 * @see Egyptian Tax Authority, tax registration number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('EG', [
  identifier({
    type: 'TN',
    aliases: ['TRN', 'TIN'],
    kind: 'TXID',
    layout: 'number:9n',
    confidence: 'verified',
  }),
  identifier({
    type: 'NID',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'century:1n birth:6n place:2n serial:5n',
    pattern: /^[23]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/,
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  TN: ['stdnum 1.12.0, eg.tn'],
};

export const examples: IdentifierExamples = {
  TN: { valid: ['100-531-385'], invalid: { VV3456789: 'INVALID_FORMAT', 12345: 'INVALID_FORMAT' } },
  NID: { valid: ['28001010112345'], invalid: { 48001010112345: 'INVALID_FORMAT' } },
};
