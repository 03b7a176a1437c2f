/**
 * Nepal: PAN of whoever pays taxes. What it is checked by is not published.
 *
 * @see Inland Revenue Department, Permanent Account Number
 */
import { type CreditorExamples, creditor, identifier } from '../creditor.js';

export const NP = creditor({
  country: 'NP',
  identifiers: [identifier({ type: 'PAN', kind: 'TXID', layout: 'number:9n', confidence: 'known', sources: [] })],
  payouts: [],
});

export const examples: CreditorExamples = {
  PAN: { valid: ['301234567'], invalid: { '30123456': 'INVALID_FORMAT' } },
};
