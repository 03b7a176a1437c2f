/**
 * El Salvador: the NIT; the DUI of a person, which since 2021 also serves as the person's NIT.
 *
 * The gotcha: where the serial number of a NIT is at most 100, its check digit follows the older rule.
 *
 * @see Ministerio de Hacienda, Número de Identificación Tributaria
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('SV', [
  identifier({
    type: 'NIT',
    kind: 'TXID',
    prefixes: ['SV'],
    layout: 'municipality:4n date:6n serial:3n check:1n',
    pattern: /^[019]\d{13}$/,
    checks: [
      advisory(
        weighted({
          over: ['municipality', 'date', 'serial'],
          weights: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          remainder: true,
          substitutes: { 10: 0 },
          notCovered: /^\d{10}(?!0\d\d|100)\d{3}$/,
        }),
      ),
      advisory(
        weighted({
          over: ['municipality', 'date', 'serial'],
          weights: [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 0 },
          notCovered: /^\d{10}(?:0\d\d|100)$/,
        }),
      ),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'DUI',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n check:1n',
    isTaxId: true,
    checks: [weighted({ over: ['number'], weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  NIT: ['docs.dlocal.com, payouts', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  NIT: {
    valid: ['0614-050707-104-8', 'SV 0614-050707-104-8'],
    invalid: { '06140507071049': 'INCORRECT_CHECK_DIGITS', '26140507071048': 'INVALID_FORMAT', '0614050707104': 'INVALID_FORMAT' },
  },
  DUI: { valid: ['00016297-5'], invalid: { '000162976': 'INCORRECT_CHECK_DIGITS', '0001629': 'INVALID_FORMAT' } },
};
