/**
 * Paraguay: the CI of a person and the RUC of a taxpayer. A company's RUC begins with 80; a person's is the CI and a check digit.
 *
 * @see SET, Registro Único de Contribuyentes
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('PY', [
  identifier({
    type: 'RUC',
    kind: 'TXID',
    layout: 'number:8n check:1n',
    from: 5,
    checks: [
      weighted({
        over: ['number'],
        weights: [9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CI',
    aliases: ['CEDULA'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:8n',
    from: 5,
    pattern: /^0\d{7}$/,
    isTaxId: true,
    confidence: 'sourced',
  }),
]);

export const sources: Sources = {
  RUC: ['python-stdnum', 'ohmyfin.ai, Paraguay'],
  CI: ['ohmyfin.ai, Paraguay'],
};

export const examples: IdentifierExamples = {
  RUC: { valid: ['80028061-0', '9991603-7'], invalid: { '800280611': 'INCORRECT_CHECK_DIGITS', '1234': 'INVALID_FORMAT' } },
  CI: { valid: ['1.234.567', '123456'], invalid: { '1234': 'INVALID_FORMAT', '12345678': 'INVALID_FORMAT' } },
};
