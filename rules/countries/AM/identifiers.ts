/**
 * Armenia: the taxpayer's number of eight digits. People may give their public services number of ten digits instead.
 *
 * Neither has a published check rule.
 *
 * @see State Revenue Committee, taxpayer identification number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AM', [
  identifier({ type: 'TIN', aliases: ['HVHH'], kind: 'TXID', layout: 'number:8n', confidence: 'known' }),
  identifier({
    type: 'PSN',
    aliases: ['SOCIAL_CARD'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:10n',
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  PSN: ['outgoing wire quick reference, AMD: a tax identifier of ten digits'],
};

export const examples: IdentifierExamples = {
  TIN: { valid: ['00123456'], invalid: { 1234567: 'INVALID_FORMAT' } },
  PSN: { valid: ['1234567890'], invalid: { 123456789: 'INVALID_FORMAT' } },
};
