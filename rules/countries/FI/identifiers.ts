/**
 * Finland: personal identity code and business ID; with FI before it, the business ID is the VAT number.
 *
 * The sign between date of birth and serial number tells the century: a hyphen or one of several letters. The hyphen is missing where
 * separators were removed. The plus sign, of births in the 1800s, is no longer in use.
 *
 * @see Digital and Population Data Services Agency, personal identity code
 * @see European Commission, TIN Algorithms – Public, Finland
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('FI', [
  identifier({
    type: 'HETU',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n check:1c',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{5}[0-9A-Y]$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 31,
        remainder: true,
        check: 'check',
        written: '0123456789ABCDEFHJKLMNPRSTUVWXY',
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'HETU',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n century:1a serial:3n check:1c',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d[A-FU-Y]\d{3}[0-9A-Y]$/,
    checks: [
      weighted({
        over: ['birth', 'serial'],
        weights: [1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 31,
        remainder: true,
        check: 'check',
        written: '0123456789ABCDEFHJKLMNPRSTUVWXY',
      }),
    ],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'YTUNNUS',
    aliases: ['Y-TUNNUS', 'ALV', 'VAT'],
    kind: 'TXID',
    layout: 'number:7n check:1n',
    from: 7,
    prefixes: ['FI'],
    checks: [
      weighted({
        over: ['number'],
        weights: [7, 9, 10, 5, 8, 4, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  HETU: ['stdnum 1.12.0, fi.hetu'],
  YTUNNUS: ['stdnum 1.12.0, fi.ytunnus'],
};

export const examples: IdentifierExamples = {
  HETU: { valid: ['131052-308T', '131052A308T'], invalid: { '131052-308U': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  YTUNNUS: { valid: ['2077474-0', 'FI 20774740'], invalid: { '2077474-1': 'INCORRECT_CHECK_DIGITS', 123458: 'INVALID_FORMAT' } },
};
