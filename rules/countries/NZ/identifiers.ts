/**
 * New Zealand: the IRD number of a taxpayer and the NZBN of a business.
 *
 * The gotcha: where the first sum of an IRD number gives no digit, a second sum with other weights decides.
 *
 * @see Inland Revenue, RWT and NRWT certificate filing specification 2020, section 6, IRD number validation
 * @see https://www.nzbn.govt.nz (NZBN, a GS1 global location number)
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('NZ', [
  identifier({
    type: 'IRD',
    prefixes: ['NZ'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    from: 8,
    pattern: /^(?:0[1-9]|1\d)\d{7}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2],
        again: [7, 4, 3, 2, 5, 2, 7, 6],
        modulus: 11,
        check: 'check',
        remainder: true,
        written: '0 987654321', // without a value in the first sum, the second counts
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'NZBN',
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:12n check:1n',
    isTaxId: true,
    pattern: /^94\d{11}$/,
    checks: [weighted({ over: ['number'], weights: [1, 3], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  IRD: ['Inland Revenue, IRD number validation', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  IRD: {
    valid: ['49-091-850', 'NZ 49-098-576', '35901981', '49098576', '136-410-132'],
    invalid: {
      '49091851': 'INCORRECT_CHECK_DIGITS',
      '136410134': 'INCORRECT_CHECK_DIGITS',
      '09091850': 'INVALID_FORMAT',
      '9125568': 'INVALID_FORMAT',
    },
  },
  NZBN: { valid: ['9429000000000'], invalid: { '9429000000001': 'INCORRECT_CHECK_DIGITS', '1429000000000': 'INVALID_FORMAT' } },
};
