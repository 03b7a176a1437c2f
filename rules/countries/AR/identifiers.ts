/**
 * Argentina: the CUIT, which for people is their CUIL, and the DNI.
 *
 * The gotcha: the first two digits tell people (20, 23 to 27) from companies (30, 33, 34); a sole trader counts as a person. Where the
 * check digit would be 10, the number gets other first digits, and 9 as its check digit.
 *
 * @see https://www.afip.gob.ar/ayuda/cuit
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AR', [
  identifier({
    type: 'CUIT',
    aliases: ['CUIL'],
    kind: 'TXID',
    layout: 'prefix:2n number:8n check:1n',
    pattern: /^2[03-7]\d{9}$/,
    checks: [
      weighted({
        over: ['prefix', 'number'],
        weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 9, 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CUIT',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'company:2n number:8n check:1n',
    pattern: /^(?:3[034]|5[015])\d{9}$/,
    checks: [
      weighted({
        over: ['company', 'number'],
        weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 9, 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'DNI',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n',
    from: 7,
    confidence: 'sourced',
  }),
]);

export const sources: Sources = {
  CUIT: ['docs.dlocal.com, payouts: Argentina', 'python-stdnum'],
  DNI: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  CUIT: {
    valid: ['20-05536168-2', '20267565393', '30-50001091-2'],
    invalid: {
      '20055361683': 'INCORRECT_CHECK_DIGITS',
      '30500010913': 'INCORRECT_CHECK_DIGITS',
      '40055361682': 'INVALID_FORMAT',
      '2005536168': 'INVALID_FORMAT',
    },
  },
  DNI: { valid: ['20.123.456', '5123456'], invalid: { '123456': 'INVALID_FORMAT', '201234567': 'INVALID_FORMAT' } },
};
