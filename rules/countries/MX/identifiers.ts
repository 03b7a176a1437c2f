/**
 * Mexico: the RFC of people and companies, the CURP of people.
 *
 * The gotcha: an RFC may hold Ñ and &. A quarter of the published ones in use break the rule of the check character, so a failed check is an
 * `info`.
 * XAXX010101000 stands for the general public, XEXX010101000 for any foreigner.
 *
 * @see SAT, Registro Federal de Contribuyentes
 * @see RENAPO, Instructivo normativo para la asignación de la CURP
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'MX',
  [
    identifier({
      type: 'RFC',
      kind: 'TXID',
      layout: 'name:4a birth:6n homoclave:2c check:1c',
      letters: 'Ñ&',
      pattern: /^.{4}\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]).{2}[\dA]$/,
      checks: [
        advisory(
          weighted({
            over: ['name', 'birth', 'homoclave'],
            weights: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
            modulus: 11,
            values: '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ',
            check: 'check',
            substitutes: { 10: 'A', 11: 0 },
            notCovered: /^X[AE]XX01010100$/,
          }),
          'info',
        ),
      ],
      birthDate: { fields: ['birth'], as: 'YYMMDD' },
      confidence: 'sourced',
    }),
    // the sum of a company's RFC begins with a blank, whose value is 37
    identifier({
      type: 'RFC',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'name:3a founded:6n homoclave:2c check:1c',
      letters: 'Ñ&',
      pattern: /^.{3}\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]).{2}[\dA]$/,
      checks: [
        advisory(
          weighted({
            over: ['name', 'founded', 'homoclave'],
            plus: 481,
            weights: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
            modulus: 11,
            values: '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ',
            check: 'check',
            substitutes: { 10: 'A', 11: 0 },
          }),
          'info',
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'CURP',
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'name:4a birth:6n sex:1a state:2a consonants:3a century:1c check:1n',
      isTaxId: true,
      pattern: /^.{4}\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX].{7}$/,
      checks: [
        weighted({
          over: ['name', 'birth', 'sex', 'state', 'consonants', 'century'],
          weights: [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
          modulus: 10,
          values: '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
          check: 'check',
          substitutes: { 10: 0 },
        }),
      ],
      birthDate: { fields: ['birth'], as: 'YYMMDD' },
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  RFC: ['SAT, RFC', 'python-stdnum', 'github.com/arthurdejong/python-stdnum, mx/rfc.py, 2026-08-15: check characters in use'],
  CURP: ['RENAPO, CURP', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  RFC: {
    valid: ['GODE 561231 GR8', 'MAB-930714-8T4', 'XAXX010101000', 'XEXX010101000', 'ñ&e930714LH0'],
    invalid: {
      GODE561231GR9: 'INCORRECT_CHECK_DIGITS',
      MAB9307148T5: 'INCORRECT_CHECK_DIGITS',
      GODE561231GRB: 'INVALID_FORMAT',
      'GOD/E56123': 'INVALID_FORMAT',
      'G?DE561231GR8': 'INVALID_FORMAT',
      GODE563931GR8: 'INVALID_FORMAT',
      MAB9307408T4: 'INVALID_FORMAT',
    },
  },
  CURP: {
    valid: ['BOXW310820HNERXN09'],
    invalid: {
      BOXW310820HNERXN08: 'INCORRECT_CHECK_DIGITS',
      BOXW310820ANERXN09: 'INVALID_FORMAT',
      BOXW310820HNERXN0: 'INVALID_FORMAT',
      BOXW310860HNERXN09: 'INVALID_FORMAT',
    },
  },
};
