/**
 * Thailand: numbers of thirteen digits, the PIN of a person and the TIN of a company, which begins with 0. A person's PIN is their TIN as well.
 *
 * @see https://www.rd.go.th/english/21987.html
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'TH',
  [
    identifier({
      type: 'PIN',
      aliases: ['TIN'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:12n check:1n',
      isTaxId: true,
      pattern: /^[1-8]\d{12}$/,
      checks: [
        weighted({
          over: ['number'],
          weights: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 1 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'TIN',
      aliases: ['MOA'],
      kind: 'TXID',
      layout: 'number:12n check:1n',
      pattern: /^0\d{12}$/,
      checks: [
        weighted({
          over: ['number'],
          weights: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 1 },
        }),
      ],
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  PIN: ['python-stdnum', 'rd.go.th, Tax Identification: an individual uses the PIN instead of a TIN'],
  TIN: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  PIN: { valid: ['1-2345-45678-78-1'], invalid: { '1234545678782': 'INCORRECT_CHECK_DIGITS', '123454567878': 'INVALID_FORMAT' } },
  TIN: { valid: ['0-9940-00617-72-1'], invalid: { '0994000617722': 'INCORRECT_CHECK_DIGITS', '1994000617721': 'INVALID_FORMAT' } },
};
