/**
 * Peru: the RUC of a taxpayer and the DNI of a person.
 *
 * The gotcha: a DNI is printed with a check character that is not part of the number. It is a digit or, on older cards, a letter.
 *
 * @see SUNAT, Registro Único de Contribuyentes
 * @see RENIEC, Código Único de Identificación
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'PE',
  [
    identifier({
      type: 'RUC',
      kind: 'TXID',
      layout: 'prefix:2n number:8n check:1n',
      pattern: /^1[0567]\d{9}$/,
      checks: [
        weighted({
          over: ['prefix', 'number'],
          weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 1 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'RUC',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'company:2n number:8n check:1n',
      pattern: /^20\d{9}$/,
      checks: [
        weighted({
          over: ['company', 'number'],
          weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 1 },
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'DNI',
      aliases: ['CUI'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:8n',
      isTaxId: true,
      confidence: 'sourced',
    }),
    identifier({
      type: 'DNI',
      aliases: ['CUI'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:8n check:1c',
      isTaxId: true,
      pattern: /^\d{8}[\dA-K]$/,
      checks: [
        anyOf(
          weighted({
            over: ['number'],
            weights: [3, 2, 7, 6, 5, 4, 3, 2],
            modulus: 11,
            check: 'check',
            remainder: true,
            written: '65432110987',
          }),
          weighted({
            over: ['number'],
            weights: [3, 2, 7, 6, 5, 4, 3, 2],
            modulus: 11,
            check: 'check',
            remainder: true,
            written: 'KJIHGFEDCBA',
          }),
        ),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'CE',
      aliases: ['C_EXT', 'CARNE_DE_EXTRANJERIA'],
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
      from: 4,
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  RUC: ['docs.dlocal.com, payouts: Peru', 'python-stdnum'],
  DNI: ['docs.dlocal.com, payouts: Peru', 'python-stdnum'],
  CE: ['docs.payermax.com, LATAM ID rules'],
  PASS: ['docs.payermax.com, LATAM ID rules'],
};

export const examples: IdentifierExamples = {
  RUC: {
    valid: ['20512333797', '20100047218'],
    invalid: { '20512333798': 'INCORRECT_CHECK_DIGITS', '30512333797': 'INVALID_FORMAT', '2051233379': 'INVALID_FORMAT' },
  },
  DNI: {
    valid: ['10117410', '10117410-2', '10117410-G'],
    invalid: { '101174103': 'INCORRECT_CHECK_DIGITS', '10117410L': 'INVALID_FORMAT', '1011741': 'INVALID_FORMAT' },
  },
  CE: { valid: ['000123456'], invalid: { '123': 'INVALID_FORMAT' } },
  PASS: { valid: ['116000123'], invalid: { AB1: 'INVALID_FORMAT' } },
};
