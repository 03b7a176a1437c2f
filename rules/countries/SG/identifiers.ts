/**
 * Singapore: the UEN of an organisation, the NRIC of a person and the FIN of a foreigner.
 *
 * The letter before an NRIC or FIN says the century or the kind, and T, G and M add to the sum. The authority does not publish the rule of
 * the check letter; it is known from use.
 *
 * @see https://www.uen.gov.sg
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'SG',
  [
    identifier({
      type: 'UEN',
      kind: 'COID',
      of: 'BUSINESS',
      layout: 'number:8n check:1a',
      isTaxId: true,
      checks: [
        weighted({
          over: ['number'],
          weights: [10, 4, 9, 3, 8, 2, 7, 1],
          modulus: 11,
          check: 'check',
          remainder: true,
          written: 'XMKECAWLJDB',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'UEN',
      kind: 'COID',
      of: 'BUSINESS',
      layout: 'year:4n number:5n check:1a',
      isTaxId: true,
      checks: [
        weighted({
          over: ['year', 'number'],
          weights: [10, 8, 6, 4, 9, 7, 5, 3, 1],
          modulus: 11,
          check: 'check',
          remainder: true,
          written: 'ZKCMDNERGWH',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'UEN',
      kind: 'COID',
      of: 'BUSINESS',
      layout: 'century:1a year:2n kind:2c number:4n check:1c',
      isTaxId: true,
      pattern: /^[RST]\d{2}[A-Z][0-9A-Z]\d{4}[A-HJ-NP-X\d]$/,
      checks: [
        weighted({
          over: ['century', 'year', 'kind', 'number'],
          weights: [4, 3, 5, 3, 10, 2, 2, 5, 7],
          modulus: 11,
          values: 'ABCDEFGHJKLMNPQRSTUVWX0123456789',
          check: 'check',
          remainder: true,
          written: 'GHJKLABCDEF',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'NRIC',
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'century:1a number:7n check:1a',
      isTaxId: true,
      pattern: /^[ST].{8}$/,
      checks: [
        weighted({
          over: ['century', 'number'],
          weights: [1, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          values: '0123456789.S...T',
          check: 'check',
          remainder: true,
          written: 'JZIHGFEDCBA',
        }),
      ],
      confidence: 'known',
    }),
    identifier({
      type: 'FIN',
      kind: 'ARNU',
      of: 'INDIVIDUAL',
      layout: 'kind:1a number:7n check:1a',
      isTaxId: true,
      pattern: /^[FGM].{8}$/,
      checks: [
        weighted({
          over: ['kind', 'number'],
          weights: [1, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          values: '0123456789.F...G',
          check: 'check',
          remainder: true,
          written: 'XWUTRQPNMLK',
          notCovered: /^M\d{7}$/,
        }),
        weighted({
          over: ['kind', 'number'],
          weights: [1, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          values: '0123456789....M',
          check: 'check',
          remainder: true,
          written: 'XWUTRQPNJLK',
          notCovered: /^[FG]\d{7}$/,
        }),
      ],
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  UEN: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  UEN: {
    valid: ['00192200M', '197401143C', 'S16FC0121D', 'T01FC6132D'],
    invalid: {
      '00192200N': 'INCORRECT_CHECK_DIGITS',
      '197401143D': 'INCORRECT_CHECK_DIGITS',
      S16FC0121E: 'INCORRECT_CHECK_DIGITS',
      '1974011431': 'INVALID_FORMAT',
    },
  },
  NRIC: { valid: ['S1234567D'], invalid: { S1234567E: 'INCORRECT_CHECK_DIGITS', S123456D: 'INVALID_FORMAT', A1234567D: 'INVALID_FORMAT' } },
  FIN: { valid: ['F1234567N', 'G1234567X', 'M1234567K'], invalid: { F1234567P: 'INCORRECT_CHECK_DIGITS', S1234567D: 'INVALID_FORMAT' } },
};
