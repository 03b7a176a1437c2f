/**
 * South Korea: business registration number (BRN), resident registration number (RRN), corporate registration number (CRN).
 *
 * The gotcha: in resident numbers given out since October 2020, the digits after the date of birth are random, so a wrong check digit is
 * only a warning. So is that of a business number: no authority has published its rule.
 *
 * @see National Tax Service, business registration number
 * @see Ministry of the Interior and Safety, resident registration number
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('KR', [
  identifier({
    type: 'BRN',
    kind: 'TXID',
    layout: 'office:3n kind:2n number:4n check:1n',
    pattern: /^(?!100)[1-9]\d{2}(?!00)\d{2}(?!0000)\d{5}$/,
    checks: [
      advisory(
        weighted({
          over: ['office', 'kind', 'number'],
          weights: [1, 3, 7, 1, 3, 7, 1, 3, 5],
          modulus: 10,
          digitSumOf: [5],
          check: 'check',
          substitutes: { 10: 0 },
        }),
      ),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'RRN',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n number:6n check:1n',
    isTaxId: true,
    pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/,
    checks: [
      advisory(
        weighted({
          over: ['birth', 'number'],
          weights: [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 1 },
        }),
      ),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD' },
    confidence: 'sourced',
  }),
  identifier({
    type: 'CRN',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'office:4n kind:2n number:6n check:1n',
    isTaxId: true,
    checks: [weighted({ over: ['office', 'kind', 'number'], weights: [1, 2], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  BRN: ['docs.wise.com, KRW verification', 'python-stdnum'],
  RRN: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  BRN: {
    valid: ['116-82-00276'],
    invalid: { '1168200277': 'INCORRECT_CHECK_DIGITS', '1000200276': 'INVALID_FORMAT', '116820027': 'INVALID_FORMAT' },
  },
  RRN: { valid: ['971013-9019902'], invalid: { '9710139019903': 'INCORRECT_CHECK_DIGITS', '9713139019902': 'INVALID_FORMAT' } },
  CRN: { valid: ['130111-0006246'], invalid: { '1301110006245': 'INCORRECT_CHECK_DIGITS', '130111000624': 'INVALID_FORMAT' } },
};
