/**
 * Tajikistan: the INN, nine digits. No check rule is published.
 *
 * @see Кумитаи андоз, рақами мушаххаси андозсупоранда
 */
import { type CreditorExamples, creditor, identifier } from '../creditor.js';

export const TJ = creditor({
  country: 'TJ',
  identifiers: [identifier({ type: 'INN', aliases: ['ИНН', 'RMA'], kind: 'TXID', layout: 'number:9n', confidence: 'known', sources: [] })],
  payouts: [],
});

export const examples: CreditorExamples = {
  INN: { valid: ['123456789'], invalid: { 12345678: 'INVALID_FORMAT' } },
};
