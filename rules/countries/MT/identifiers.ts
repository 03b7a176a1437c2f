/**
 * Malta: the VAT number; the identity card number of nationals and the tax number (nine digits) of everybody else. Neither of these two has
 * a published check rule.
 *
 * @see Office of the Commissioner for Revenue
 * @see European Commission, TIN Algorithms – Public, Malta
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MT', [
  identifier({
    type: 'VAT',
    kind: 'TXID',
    layout: 'number:6n check:2n',
    prefixes: ['MT'],
    pattern: /^[1-9]\d{7}$/,
    checks: [weighted({ over: ['number', 'check'], weights: [3, 4, 6, 7, 8, 9, 10, 1], modulus: 37 })],
    confidence: 'verified',
  }),
  identifier({
    type: 'ID',
    aliases: ['ID_CARD'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:7n letter:1a',
    from: 2,
    pattern: /^\d{7}[ABGHLMPZ]$/,
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
]);

export const sources: Sources = {
  VAT: ['stdnum 1.12.0, mt.vat'],
};

export const examples: IdentifierExamples = {
  VAT: { valid: ['MT 1167-9112'], invalid: { 'MT 1167-9113': 'INCORRECT_CHECK_DIGITS', 123456789: 'INVALID_FORMAT' } },
  ID: { valid: ['0012345M', '12345M'], invalid: { '0012345X': 'INVALID_FORMAT', M0012345: 'INVALID_FORMAT' } },
  TIN: { valid: ['991234567'], invalid: { 99123456: 'INVALID_FORMAT' } },
};
