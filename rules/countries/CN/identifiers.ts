/**
 * China: the identity number of people (RIC), the unified social credit code of organisations (USCC).
 *
 * The gotcha: the last character of a RIC may be X. A USCC has no I, O, S, V and Z.
 *
 * @see GB 11643-1999, citizen identification number; ISO/IEC 7064, MOD 11-2
 * @see GB 32100-2015, unified social credit identifier
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'CN',
  [
    identifier({
      type: 'RIC',
      aliases: ['RESIDENT_IDENTITY_CARD'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'area:6n birth:8n serial:3n check:1c',
      isTaxId: true,
      pattern: /^[1-9]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
      checks: [
        weighted({
          over: ['area', 'birth', 'serial'],
          weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2],
          modulus: 11,
          check: 'check',
          remainder: true,
          written: '10X98765432',
        }),
      ],
      birthDate: { fields: ['birth'], as: 'YYYYMMDD' },
      confidence: 'sourced',
    }),
    identifier({
      type: 'USCC',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'authority:2c area:6n organisation:9c check:1c',
      pattern: /^[0-9A-HJ-NP-RTUWXY]{18}$/,
      checks: [
        weighted({
          over: ['authority', 'area', 'organisation'],
          weights: [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28],
          modulus: 31,
          values: '0123456789ABCDEFGHJKLMNPQRTUWXY',
          check: 'check',
          remainder: true,
          written: '0YXWUTRQPNMLKJHGFEDCBA987654321',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'PASS',
      aliases: ['PASSPORT'],
      kind: 'CCPT',
      of: 'INDIVIDUAL',
      layout: 'number:12c',
      from: 5,
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  RIC: ['docs.dlocal.com, payouts: China', 'python-stdnum'],
  USCC: ['docs.dlocal.com, payouts: China', 'python-stdnum'],
  PASS: ['docs.dlocal.com, payouts: China'],
};

export const examples: IdentifierExamples = {
  RIC: {
    valid: ['360426199101010071', '11010519491231002X'],
    invalid: {
      '360426199101010072': 'INCORRECT_CHECK_DIGITS',
      '36042619910101007A': 'INVALID_FORMAT',
      '360426910101007': 'INVALID_FORMAT',
    },
  },
  USCC: {
    valid: ['91110000600037341L'],
    invalid: {
      '91110000600037342L': 'INCORRECT_CHECK_DIGITS',
      '91110000600037341I': 'INVALID_FORMAT',
      '9111000060003734L': 'INVALID_FORMAT',
    },
  },
  PASS: { valid: ['E12345678'], invalid: { E123: 'INVALID_FORMAT' } },
};
