/**
 * Brazil: CPF of people, CNPJ of companies.
 *
 * The gotcha: since July 2026 the first twelve characters of a CNPJ may be letters, which count by their distance from 0 in ASCII. A CPF of
 * one repeated digit passes the sums, but no such CPF is issued.
 *
 * @see Receita Federal, Instrução Normativa RFB nº 2.229/2024 (alphanumeric CNPJ)
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BR', [
  identifier({
    type: 'CPF',
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:9n first:1n second:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [10, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'first',
        substitutes: { 10: 0, 11: 0 },
      }),
      weighted({
        over: ['number', 'first'],
        weights: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'second',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
  identifier({
    type: 'CNPJ',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:12c first:1n second:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'first',
        substitutes: { 10: 0, 11: 0 },
      }),
      weighted({
        over: ['number', 'first'],
        weights: [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'second',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'sourced',
  }),
]);

export const sources: Sources = {
  CPF: ['Receita Federal, CPF', 'python-stdnum'],
  CNPJ: ['Receita Federal, CNPJ alfanumérico', 'docs.cnpj.ws, alphanumeric CNPJ'],
};

export const examples: IdentifierExamples = {
  CPF: {
    valid: ['111.444.777-35', '52998224725'],
    invalid: { '11144477736': 'INCORRECT_CHECK_DIGITS', '11144477725': 'INCORRECT_CHECK_DIGITS', '1114447773': 'INVALID_FORMAT' },
  },
  CNPJ: {
    valid: ['12.345.678/0001-95', '12ABC34501DE35', '12.abc.345/01de-35', '11222333000181'],
    invalid: {
      '12ABC34501DE36': 'INCORRECT_CHECK_DIGITS',
      '12345678000185': 'INCORRECT_CHECK_DIGITS',
      '12ABC34501DE3A': 'INVALID_FORMAT',
      '1234567800019': 'INVALID_FORMAT',
    },
  },
};
