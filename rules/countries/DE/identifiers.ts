/**
 * Germany: the identification number of a person, tax numbers of the tax offices, and the VAT number.
 *
 * A tax number has ten or eleven digits as its office writes it, and thirteen in the nationwide form. The gotcha: eleven digits are an
 * identification number or a tax number. Those of eleven digits are therefore checked by the procedures of the states that issue them; the
 * others, whose procedure depends on the office, are not.
 *
 * @see Bundeszentralamt für Steuern, Steuerliche Identifikationsnummer and Umsatzsteuer-Identifikationsnummer
 * @see European Commission, TIN Algorithms – Public, Germany
 * @see Bayerisches Landesamt für Steuern, Prüfung der Steuer- und Steueridentifikationsnummer, 2026-09-02
 */
import { germanTaxNumber } from '../../check-digits/german-tax-number.js';
import { mod11_10 } from '../../check-digits/mod11-10.js';
import { oneRepeatedDigit } from '../../check-digits/repeated-digit.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('DE', [
  identifier({
    type: 'IDNR',
    aliases: ['STEUER-ID', 'STEUERID', 'TIN'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:11n',
    pattern: /^[1-9]\d{10}$/,
    checks: [oneRepeatedDigit('number'), mod11_10('number')],
    confidence: 'verified',
  }),
  identifier({
    type: 'USTIDNR',
    aliases: ['UST-IDNR', 'USTID', 'VAT'],
    kind: 'TXID',
    layout: 'number:9n',
    prefixes: ['DE'],
    pattern: /^[1-9]\d{8}$/,
    checks: [mod11_10('number')],
    confidence: 'verified',
  }),
  identifier({
    type: 'WIDNR',
    aliases: ['W-IDNR'],
    kind: 'TXID',
    layout: 'number:9n unit:5n',
    prefixes: ['DE'],
    pattern: /^[1-9]\d{13}$/,
    checks: [mod11_10('number')],
    confidence: 'known',
  }),
  identifier({
    type: 'STNR',
    aliases: ['STEUERNUMMER'],
    kind: 'TXID',
    layout: 'number:10n',
    confidence: 'verified',
  }),
  identifier({
    type: 'STNR',
    aliases: ['STEUERNUMMER'],
    kind: 'TXID',
    layout: 'office:3n number:7n check:1n',
    checks: [germanTaxNumber],
    confidence: 'verified',
  }),
  identifier({
    type: 'STNR',
    aliases: ['STEUERNUMMER'],
    kind: 'TXID',
    layout: 'office:4n zero:1n number:8n',
    pattern: /^\d{4}0\d{8}$/,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  IDNR: ['stdnum 1.12.0, de.idnr', 'European Commission, TIN Algorithms – Public, Germany: exactly one digit is repeated'],
  USTIDNR: ['stdnum 1.12.0, de.vat'],
  STNR: [
    'stdnum 1.12.0, de.stnr',
    'Bayerisches Landesamt für Steuern, Prüfung der Steuer- und Steueridentifikationsnummer, 2026-09-02 (eleven digits)',
    'rechtlogisch/steuernummer and four others, after editions of 2019 to 2026-09-02: the same factors and summands, read 2026-11-23',
  ],
};

export const examples: IdentifierExamples = {
  IDNR: {
    valid: ['36 574 261 809'],
    invalid: {
      36574261808: 'INCORRECT_CHECK_DIGITS',
      31578261809: 'INCORRECT_CHECK_DIGITS',
      '06574261808': 'INVALID_FORMAT',
      12345678: 'INVALID_FORMAT',
    },
  },
  USTIDNR: { valid: ['DE136695976', '136695976'], invalid: { 136695978: 'INCORRECT_CHECK_DIGITS', DE13669597: 'INVALID_FORMAT' } },
  WIDNR: { valid: ['DE136695976-00001'], invalid: { 'DE136695978-00001': 'INCORRECT_CHECK_DIGITS', 'DE136695976-0001': 'INVALID_FORMAT' } },
  STNR: {
    valid: ['18181508155', '121/5752/5373', '14/203/31601', '1086039249767'],
    invalid: { 1086139249767: 'INVALID_FORMAT', 123456789: 'INVALID_FORMAT', 31578261809: 'INCORRECT_CHECK_DIGITS' },
  },
};
