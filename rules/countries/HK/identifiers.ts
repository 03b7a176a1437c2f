/**
 * Hong Kong: HKID of people, business registration number (BR) of businesses.
 *
 * The gotcha: the check character of an HKID stands in parentheses and may be A. A number with one letter counts as if a blank, worth 36,
 * stood before the letter.
 *
 * @see Inland Revenue Department, tax identification numbers of Hong Kong
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'HK',
  [
    identifier({
      type: 'HKID',
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'letter:1a number:6n check:1c',
      isTaxId: true,
      pattern: /^.{7}[\dA]$/,
      checks: [
        weighted({
          over: ['letter', 'number'],
          plus: 324,
          weights: [8, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          values: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
          check: 'check',
          substitutes: { 10: 'A', 11: 0 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'HKID',
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'letters:2a number:6n check:1c',
      isTaxId: true,
      pattern: /^.{8}[\dA]$/,
      checks: [
        weighted({
          over: ['letters', 'number'],
          weights: [9, 8, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          values: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
          check: 'check',
          substitutes: { 10: 'A', 11: 0 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({ type: 'BR', aliases: ['UBI'], kind: 'TXID', of: 'BUSINESS', layout: 'number:8n', confidence: 'known' }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  HKID: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  HKID: {
    valid: ['A123456(3)', 'G123456(A)', 'AB987654(3)'],
    invalid: { 'A123456(4)': 'INCORRECT_CHECK_DIGITS', 'A12345(3)': 'INVALID_FORMAT', 'A123456(B)': 'INVALID_FORMAT' },
  },
  BR: { valid: ['12345678'], invalid: { '1234567': 'INVALID_FORMAT' } },
};
