/**
 * Sweden: the personal number, of ten or twelve digits, and the organisation number. The VAT number is either of them with SE before it and
 * 01 behind it.
 *
 * A coordination number is temporary; it adds 60 to the day of birth. The third digit of an organisation number is at least 2, where a
 * personal number has the month. The rules do not read the + that stands between date and serial number for centenarians.
 *
 * @see Skatteverket, personnummer och samordningsnummer (SKV 704), organisationsnummer (SKV 709)
 */
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('SE', [
  identifier({
    type: 'PERSONNUMMER',
    aliases: ['PNR', 'SAMORDNINGSNUMMER'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n check:1n',
    pattern: /^\d\d(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])\d{4}$/,
    checks: [luhn(['birth', 'serial'], 'check')],
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { D: [60] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'PERSONNUMMER',
    aliases: ['PNR', 'SAMORDNINGSNUMMER'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'century:2n birth:6n serial:3n check:1n',
    pattern: /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])\d{4}$/,
    checks: [luhn(['birth', 'serial'], 'check')],
    birthDate: { fields: ['century', 'birth'], as: 'YYYYMMDD', added: { D: [60] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'ORGNR',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:9n check:1n',
    pattern: /^\d\d[2-9]\d{7}$/,
    checks: [luhn(['number'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'MOMS',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:9n check:1n unit:2n',
    prefixes: ['SE'],
    pattern: /^\d{10}(?!00)\d\d$/,
    checks: [luhn(['number'], 'check')],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  PERSONNUMMER: ['stdnum 1.12.0, se.personnummer'],
  ORGNR: ['stdnum 1.12.0, se.orgnr'],
  MOMS: ['stdnum 1.12.0, se.vat'],
};

export const examples: IdentifierExamples = {
  PERSONNUMMER: {
    valid: ['880320-0016', '19880320-0016', '701063-2391'],
    invalid: { '880320-0018': 'INCORRECT_CHECK_DIGITS', '881320-0016': 'INVALID_FORMAT' },
  },
  ORGNR: { valid: ['123456-7897'], invalid: { 1234567891: 'INCORRECT_CHECK_DIGITS', 1214567890: 'INVALID_FORMAT' } },
  MOMS: { valid: ['SE 123456789701'], invalid: { 'SE 123456789101': 'INCORRECT_CHECK_DIGITS', 'SE 123456789700': 'INVALID_FORMAT' } },
};
