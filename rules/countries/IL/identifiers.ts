/**
 * Israel: the identity number of a person and the number of a company, nine digits that end in a Luhn digit. The number of a company begins
 * with 5.
 *
 * The same number serves for tax and VAT. People sometimes leave out the leading zeros of an identity number.
 *
 * @see Population and Immigration Authority, identity number
 */
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('IL', [
  identifier({
    type: 'TZ',
    aliases: ['TEUDAT_ZEHUT', 'MISPAR_ZEHUT', 'ID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n check:1n',
    from: 5,
    checks: [luhn(['number'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'HP',
    aliases: ['COMPANY_NUMBER'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:8n check:1n',
    pattern: /^5\d{8}$/,
    checks: [luhn(['number'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  TZ: ['stdnum 1.12.0, il.idnr'],
  HP: ['stdnum 1.12.0, il.hp'],
};

export const examples: IdentifierExamples = {
  TZ: { valid: ['3933742-3', '39337423'], invalid: { '3933742-2': 'INCORRECT_CHECK_DIGITS', 3933742999: 'INVALID_FORMAT' } },
  HP: { valid: ['5161-79157'], invalid: { 516179158: 'INCORRECT_CHECK_DIGITS', 416179157: 'INVALID_FORMAT' } },
};
