/**
 * Nepal: the PAN of a taxpayer. Its check rule is not published.
 *
 * @see Inland Revenue Department, Permanent Account Number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('NP', [identifier({ type: 'PAN', kind: 'TXID', layout: 'number:9n', confidence: 'known' })]);

export const examples: IdentifierExamples = {
  PAN: { valid: ['301234567'], invalid: { '30123456': 'INVALID_FORMAT' } },
};
