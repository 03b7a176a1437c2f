/**
 * Hungary: the tax number of a business, eight digits, or eleven with VAT code and county; the tax identification number of a person.
 *
 * @see 2017. évi CL. törvény az adózás rendjéről, 1. melléklet
 * @see European Commission, TIN Algorithms – Public, Hungary
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('HU', [
  identifier({
    type: 'ADOSZAM',
    aliases: ['ANUM', 'VAT'],
    kind: 'TXID',
    layout: 'number:7n check:1n',
    prefixes: ['HU'],
    checks: [weighted({ over: ['number'], weights: [9, 7, 3, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'verified',
  }),
  identifier({
    type: 'ADOSZAM',
    aliases: ['ANUM'],
    kind: 'TXID',
    layout: 'number:7n check:1n vat:1n county:2n',
    pattern: /^\d{8}[1-5]\d\d$/,
    checks: [weighted({ over: ['number'], weights: [9, 7, 3, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    confidence: 'known',
  }),
  identifier({
    type: 'ADOAZONOSITO',
    aliases: ['ADOAZONOSITO_JEL', 'TIN'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:9n check:1n',
    pattern: /^8\d{9}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  ADOSZAM: ['stdnum 1.12.0, hu.anum'],
  ADOAZONOSITO: ['European Commission, TIN Algorithms – Public, Hungary: 8071592153'],
};

export const examples: IdentifierExamples = {
  ADOSZAM: {
    valid: ['HU-12892312', '12892312', '12892312-2-41'],
    invalid: { 'HU-12892313': 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' },
  },
  ADOAZONOSITO: { valid: ['8071592153'], invalid: { 8071592154: 'INCORRECT_CHECK_DIGITS', 7071592153: 'INVALID_FORMAT' } },
};
