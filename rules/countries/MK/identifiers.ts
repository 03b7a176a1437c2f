/**
 * North Macedonia: the EMBG of a person and the EDB of a business.
 *
 * The prefix MK of an EDB is written in Latin or in Cyrillic letters.
 *
 * @see Управа за јавни приходи, ЕДБ
 */
import { jmbg } from '../../check-digits/jmbg.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MK', [
  identifier({
    type: 'EMBG',
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
  identifier({
    type: 'EDB',
    aliases: ['ЕДБ', 'VAT'],
    kind: 'TXID',
    layout: 'number:12n check:1n',
    prefixes: ['MK', 'МК'],
    checks: [
      weighted({
        over: ['number'],
        weights: [7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  EMBG: ['stdnum 1.12.0, mk.jmbg'],
  EDB: ['stdnum 1.12.0, mk.edb'],
};

export const examples: IdentifierExamples = {
  EMBG: { valid: ['0101006500006'], invalid: { '0101006500007': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  EDB: {
    valid: ['МК 4020990116747', 'MK4057009501106'],
    invalid: { 4057019547841: 'INCORRECT_CHECK_DIGITS', 405701954784: 'INVALID_FORMAT' },
  },
};
