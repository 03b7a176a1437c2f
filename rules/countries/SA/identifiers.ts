/**
 * Saudi Arabia: the number of the identity card, which begins with 1, or of the residence permit, which begins with 2; the VAT number.
 *
 * @see Zakat, Tax and Customs Authority, VAT registration number
 */
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('SA', [
  identifier({
    type: 'NID',
    aliases: ['IQAMA', 'NATIONAL_ID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:9n check:1n',
    pattern: /^[12]\d{9}$/,
    checks: [luhn(['number'], 'check')],
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:10n', pattern: /^3\d{9}$/, confidence: 'known' }),
  identifier({ type: 'VAT', kind: 'TXID', layout: 'number:15n', pattern: /^3\d{13}3$/, confidence: 'known' }),
  identifier({ type: 'CR', kind: 'COID', of: 'BUSINESS', layout: 'number:10n', isTaxId: true, confidence: 'known' }),
]);

export const examples: IdentifierExamples = {
  NID: { valid: ['1101798278'], invalid: { 1101798279: 'INCORRECT_CHECK_DIGITS', 3101798278: 'INVALID_FORMAT' } },
  TIN: { valid: ['3000000000'], invalid: { 2000000000: 'INVALID_FORMAT' } },
  VAT: { valid: ['300000000000003'], invalid: { 300000000000001: 'INVALID_FORMAT' } },
  CR: { valid: ['1010000000'], invalid: { 101000000: 'INVALID_FORMAT' } },
};
