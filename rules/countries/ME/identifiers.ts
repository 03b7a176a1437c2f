/**
 * Montenegro: the JMBG of a person and the PIB of a business.
 *
 * @see Poreska uprava, PIB
 */
import { jmbg } from '../../check-digits/jmbg.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('ME', [
  identifier({
    type: 'JMBG',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'date:4n millennium:1n year:2n region:2n serial:3n check:1n',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])[09]\d{8}$/,
    checks: [jmbg(['date', 'millennium', 'year', 'region', 'serial'], 'check')],
    birthDate: { fields: ['date', 'year'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'PIB',
    kind: 'TXID',
    layout: 'number:7n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [8, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  JMBG: ['stdnum 1.12.0, me.jmbg'],
  PIB: ['stdnum 1.12.0, me.pib'],
};

export const examples: IdentifierExamples = {
  JMBG: { valid: ['0101006500006'], invalid: { '0101006500007': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  PIB: { valid: ['02000989'], invalid: { '02000988': 'INCORRECT_CHECK_DIGITS', '0335348': 'INVALID_FORMAT' } },
};
