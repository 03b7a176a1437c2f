/**
 * Iceland: the kennitala of people and companies, and the VAT number.
 *
 * A kennitala has ten digits: a date (with 40 added to the day of a company), two serial digits, a check digit, and one digit for the
 * century. The sum leaves out the last two digits. A system number, of people who are registered but do not live in Iceland, begins with 8
 * or 9; nothing else is known of its digits.
 *
 * The gotcha: numbers given out since 18 February 2026 need not keep the check digit, so a mismatch is only a warning.
 *
 * @see Þjóðskrá, kennitala; kerfiskennitala, since 1 May 2021
 * @see https://www.skra.is/folk/eg-i-thjodskra/um-kennitolur/kennitolur-an-vartolu
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('IS', [
  identifier({
    type: 'KENNITALA',
    aliases: ['KT'],
    kind: 'TXID',
    layout: 'birth:6n serial:2n check:1n century:1n',
    pattern: /^(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{5}[089]$/,
    checks: [
      advisory(
        weighted({
          over: ['birth', 'serial'],
          weights: [3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 11: 0 },
        }),
      ),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'KENNITALA',
    aliases: ['KT', 'KERFISKENNITALA'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:10n',
    pattern: /^[89]\d{9}$/,
    confidence: 'sourced',
  }),
  identifier({
    type: 'VSK',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'number:6n',
    from: 5,
    prefixes: ['IS'],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  KENNITALA: ['stdnum 1.12.0, is.kennitala', 'skra.is, kennitölur án vartölu', 'skra.is, breytt kerfiskennitala'],
  VSK: ['stdnum 1.12.0, is.vsk'],
};

export const examples: IdentifierExamples = {
  KENNITALA: {
    valid: ['450401-3150', '120174-3399', '892350-1739'],
    invalid: { '530575-0299': 'INCORRECT_CHECK_DIGITS', '320174-3399': 'INVALID_FORMAT', 12345678: 'INVALID_FORMAT' },
  },
  VSK: { valid: ['IS 00621', '123456'], invalid: { 'IS 0062199': 'INVALID_FORMAT' } },
};
