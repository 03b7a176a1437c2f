/**
 * Viet Nam: the MST of a taxpayer, with or without the three digits of a branch. Since July 2025 a person's MST is that of the citizen's
 * card.
 *
 * @see Ministry of Finance, circular 86/2024/TT-BTC
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The check digit is 10 less the remainder; a remainder of 0 is not issued. */
const TEN_LESS_REMAINDER = ' 9876543210';

export const identifiers = creditorIdentifiers('VN', [
  identifier({
    type: 'MST',
    aliases: ['TIN'],
    kind: 'TXID',
    layout: 'number:9n check:1n',
    pattern: /^(?!00)\d{10}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [31, 29, 23, 19, 17, 13, 7, 5, 3],
        modulus: 11,
        check: 'check',
        remainder: true,
        written: TEN_LESS_REMAINDER,
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'MST',
    kind: 'TXID',
    layout: 'number:9n check:1n branch:3n',
    pattern: /^(?!00)\d{10}(?!000)\d{3}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [31, 29, 23, 19, 17, 13, 7, 5, 3],
        modulus: 11,
        check: 'check',
        remainder: true,
        written: TEN_LESS_REMAINDER,
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CCCD',
    aliases: ['CITIZEN_ID', 'MST', 'TIN'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'province:3n century:1n year:2n number:6n',
    isTaxId: true,
    pattern: /^0\d{11}$/,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  MST: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  MST: {
    valid: ['0100233488', '0314409058-002'],
    invalid: { '0100233489': 'INCORRECT_CHECK_DIGITS', '0314409058-000': 'INVALID_FORMAT', '010023348': 'INVALID_FORMAT' },
  },
  CCCD: { valid: ['001090123456'], invalid: { '901090123456': 'INVALID_FORMAT' } },
};
