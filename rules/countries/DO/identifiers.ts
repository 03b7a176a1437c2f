/**
 * Dominican Republic: cédula of people, RNC of companies.
 *
 * The gotcha: some hundreds of numbers in use break the rule of their check digit, so a mismatch is only an `info`. A leading zero of a cédula
 * may be left out.
 *
 * @see DGII, Registro Nacional de Contribuyentes
 */

import { luhn } from '../../check-digits/luhn.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('DO', [
  identifier({
    type: 'CEDULA',
    aliases: ['CIE', 'ID'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:10n check:1n',
    from: 10,
    isTaxId: true,
    checks: [advisory(luhn(['number'], 'check'), 'info')],
    confidence: 'sourced',
  }),
  identifier({
    type: 'RNC',
    kind: 'TXID',
    layout: 'number:8n check:1n',
    pattern: /^[145]\d{8}$/,
    checks: [
      advisory(
        weighted({
          over: ['number'],
          weights: [7, 9, 8, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 1, 11: 2 },
        }),
        'info',
      ),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'PASS',
    aliases: ['PASSPORT'],
    kind: 'CCPT',
    of: 'INDIVIDUAL',
    layout: 'number:12c',
    from: 7,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  CEDULA: [
    'docs.dlocal.com, payouts: Dominican Republic',
    'python-stdnum',
    'github.com/arthurdejong/python-stdnum, do/cedula.py, 2026-08-15: numbers of the register with other check digits',
  ],
  RNC: ['docs.dlocal.com, payouts: Dominican Republic', 'python-stdnum'],
  PASS: ['docs.dlocal.com, payouts: Dominican Republic'],
};

export const examples: IdentifierExamples = {
  CEDULA: {
    valid: ['001-1391820-5', '0113918205'],
    invalid: { '00113918204': 'INCORRECT_CHECK_DIGITS', '011391820': 'INVALID_FORMAT' },
  },
  RNC: { valid: ['1-01-85004-3'], invalid: { '101850042': 'INCORRECT_CHECK_DIGITS', '201850043': 'INVALID_FORMAT' } },
  PASS: { valid: ['RD1234567'], invalid: { RD1234: 'INVALID_FORMAT' } },
};
