/**
 * Norway: the birth number of a person; the organisation number, which with MVA behind it is the VAT number.
 *
 * A D-number is temporary; it adds 40 to the day of birth. There are two check digits, and the second also covers the first. From 2032 on,
 * the first sum may also leave a remainder of 1, 2 or 3.
 *
 * @see Skatteetaten, fødselsnummer og D-nummer
 * @see Brønnøysundregistrene, organisasjonsnummeret
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('NO', [
  identifier({
    type: 'FNR',
    aliases: ['FODSELSNUMMER', 'DNR', 'D-NUMBER'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n first:1n second:1n',
    pattern: /^(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{7}$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [3, 7, 6, 1, 8, 9, 4, 5, 2],
        modulus: 11,
        check: 'first',
        substitutes: { 11: 0 },
      }),
      weighted({
        over: ['birth', 'serial', 'first'],
        weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'second',
        substitutes: { 11: 0 },
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY', added: { D: [40] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'ORGNR',
    aliases: ['MVA', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['NO'],
    suffixes: ['MVA'],
    checks: [
      weighted({
        over: ['number'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  FNR: ['stdnum 1.12.0, no.fodselsnummer'],
  ORGNR: ['stdnum 1.12.0, no.orgnr and no.mva'],
};

export const examples: IdentifierExamples = {
  FNR: { valid: ['151086 95088'], invalid: { '151086 95077': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  ORGNR: { valid: ['988 077 917', 'NO 995 525 828 MVA'], invalid: { '988 077 918': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
