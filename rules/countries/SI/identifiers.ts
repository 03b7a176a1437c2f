/**
 * Slovenia: the tax number, which with SI before it is the VAT number; the personal number EMŠO.
 *
 * @see European Commission, TIN Algorithms – Public, Slovenia
 */
import { jmbg } from '../../check-digits/jmbg.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('SI', [
  identifier({
    type: 'DAVCNA',
    aliases: ['DDV', 'VAT', 'TIN'],
    kind: 'TXID',
    layout: 'number:7n check:1n',
    prefixes: ['SI'],
    pattern: /^[1-9]\d{7}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'EMSO',
    aliases: ['JMBG'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'date:4n millennium:1n year:2n region:2n serial:3n check:1n',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])[09]\d{8}$/,
    checks: [jmbg(['date', 'millennium', 'year', 'region', 'serial'], 'check')],
    birthDate: { fields: ['date', 'year'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  DAVCNA: ['stdnum 1.12.0, si.ddv'],
  EMSO: ['stdnum 1.12.0, si.emso'],
};

export const examples: IdentifierExamples = {
  DAVCNA: { valid: ['SI 5022 3054', '50223054'], invalid: { 'SI 5022 3053': 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  EMSO: { valid: ['0101006500006'], invalid: { '0101006500007': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
