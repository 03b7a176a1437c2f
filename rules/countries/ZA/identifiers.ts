/**
 * South Africa: the identity number of a person and the tax reference number, both with a Luhn digit; the VAT number; the registration
 * number of a company.
 *
 * @see South African Revenue Service, tax reference number
 * @see Department of Home Affairs, identity number
 */
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('ZA', [
  identifier({
    type: 'ID',
    aliases: ['IDNR', 'SAID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:6n check:1n',
    pattern: /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[0-2]\d\d$/,
    checks: [luhn(['birth', 'serial'], 'check')],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'TIN',
    aliases: ['TRN'],
    kind: 'TXID',
    layout: 'number:9n check:1n',
    pattern: /^[01239]\d{9}$/,
    checks: [luhn(['number'], 'check')],
    confidence: 'verified',
  }),
  identifier({
    type: 'VAT',
    kind: 'TXID',
    layout: 'number:10n',
    pattern: /^4\d{9}$/,
    confidence: 'verified',
  }),
  identifier({
    type: 'CIPC',
    aliases: ['REGISTRATION_NUMBER'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'year:4n number:6n form:2n',
    pattern: /^(?:1[89]|20)\d{10}$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  ID: ['stdnum 1.12.0, za.idnr'],
  TIN: ['stdnum 1.12.0, za.tin'],
  VAT: ['stdnum 1.12.0, za.vat'],
};

export const examples: IdentifierExamples = {
  ID: { valid: ['7503305044089'], invalid: { 8503305044089: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  TIN: { valid: ['0001339050', '2449/494/16/6'], invalid: { 2449494165: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  VAT: { valid: ['499 9999 999'], invalid: { '399 9999 999': 'INVALID_FORMAT' } },
  CIPC: { valid: ['2010/012345/07'], invalid: { '2010/012345/7': 'INVALID_FORMAT' } },
};
