/**
 * Colombia: NIT of companies and people, CC and CE of people.
 *
 * The gotcha: a NIT is given with its check digit or without it. The NIT of a company has nine digits and begins with 8 or 9. The NIT of a
 * person is the CC, which has up to eight digits, or ten that begin with 1.
 *
 * @see DIAN, Orden Administrativa 4 of 1989 (check digit of the NIT)
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'CO',
  [
    identifier({
      type: 'NIT',
      kind: 'TXID',
      layout: 'number:9n check:1n',
      pattern: /^[2-9]\d{9}$/,
      checks: [
        weighted({
          over: ['number'],
          weights: [41, 37, 29, 23, 19, 17, 13, 7, 3],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 1, 11: 0 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'NIT',
      kind: 'TXID',
      layout: 'number:10n check:1n',
      from: 8,
      pattern: /^(?:00\d{9}|1\d{10})$/,
      checks: [
        advisory(
          weighted({
            over: ['number'],
            weights: [43, 41, 37, 29, 23, 19, 17, 13, 7, 3],
            modulus: 11,
            check: 'check',
            substitutes: { 10: 1, 11: 0 },
          }),
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'NIT',
      kind: 'TXID',
      layout: 'number:10n',
      from: 9,
      pattern: /^(?:0[89]\d{8}|1\d{9})$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'CC',
      aliases: ['CEDULA', 'CEDULA_DE_CIUDADANIA'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:10n',
      from: 6,
      pattern: /^(?:00\d{8}|1\d{9})$/,
      isTaxId: true,
      confidence: 'sourced',
    }),
    identifier({
      type: 'CE',
      aliases: ['C_EXT', 'CEDULA_DE_EXTRANJERIA'],
      kind: 'ARNU',
      of: 'INDIVIDUAL',
      layout: 'number:12c',
      from: 4,
      confidence: 'known',
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
  NIT: [
    'docs.payermax.com, LATAM ID rules',
    'github.com/arthurdejong/python-stdnum, co/nit.py, 2026-08-15: from eight digits',
    'docs.ripple.com, COP requirements',
  ],
  CC: ['docs.ripple.com, COP requirements'],
  CE: ['docs.payermax.com, LATAM ID rules'],
  PASS: ['docs.payermax.com, LATAM ID rules'],
};

export const examples: IdentifierExamples = {
  NIT: {
    valid: ['213.123.432-1', '900123456', '860.003.020-1', '860,003,020—1', '1.234.567-2'],
    invalid: {
      '2131234322': 'INCORRECT_CHECK_DIGITS',
      '1.234.567-4': 'INCORRECT_CHECK_DIGITS',
      '123456': 'INVALID_FORMAT',
      '21312343A1': 'INVALID_FORMAT',
    },
  },
  CC: { valid: ['79.123.456', '1.012.345.678', '123456'], invalid: { '12345': 'INVALID_FORMAT', '2012345678': 'INVALID_FORMAT' } },
  CE: { valid: ['123456'], invalid: { '123': 'INVALID_FORMAT' } },
  PASS: { valid: ['AB123456'], invalid: { AB12: 'INVALID_FORMAT' } },
};
