/**
 * France: tax number of a person (numéro fiscal, SPI), SIREN of an enterprise and SIRET of an establishment, VAT number, social security
 * number.
 *
 * The three check digits of the tax number are the remainder of the ten digits before them by 511. The SIRET of an establishment of La
 * Poste has no Luhn digit: it is not checked. The key of a VAT number may hold letters, by a rule that is not published.
 *
 * The gotcha: people born in Corsica may have 2A or 2B in their social security number. Its key counts them as 19 and 18.
 *
 * @see INSEE, numéro SIREN, numéro SIRET
 * @see European Commission, TIN Algorithms – Public, France
 */
import { luhn } from '../../check-digits/luhn.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

const tvaKey = weighted({
  over: ['key', 'number', 'check'],
  weights: [10, 1, 94e8, 94e7, 94e6, 94e5, 94e4, 94e3, 9400, 940, 94],
  plus: 85,
  modulus: 97,
  notCovered: /^(?!\d\d)/,
});

/** The key of somebody born in Corsica: the department counts as a number, `plus` at its place. */
const corsicanKey = (plus: number) =>
  weighted({
    over: ['first', 'rest'],
    weights: [1e12, 1e11, 1e10, 1e9, 1e8, 1e5, 1e4, 1000, 100, 10, 1],
    plus,
    modulus: 97,
    check: 'check',
  });

export const identifiers = creditorIdentifiers('FR', [
  identifier({
    type: 'SPI',
    aliases: ['NIF', 'TIN'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:10n check:3n',
    pattern: /^[0-3]\d{12}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 511,
        remainder: true,
        check: 'check',
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'SIREN',
    kind: 'COID',
    layout: 'number:8n check:1n',
    checks: [luhn(['number'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'SIRET',
    kind: 'COID',
    layout: 'siren:8n sirenCheck:1n unit:4n check:1n',
    pattern: /^(?!356000000)\d{14}$/,
    checks: [luhn(['siren'], 'sirenCheck'), luhn(['siren', 'sirenCheck', 'unit'], 'check')],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'SIRET',
    kind: 'COID',
    layout: 'poste:9n unit:5n',
    pattern: /^356000000\d{5}$/,
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'TVA',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'key:2c number:8n check:1n',
    prefixes: ['FR'],
    pattern: /^(?!9[7-9])[0-9A-HJ-NP-Z]{2}(?!000)\d{9}$/,
    checks: [tvaKey, luhn(['number'], 'check')],
    confidence: 'verified',
  }),
  // Monaco is in the VAT area of France; its numbers begin with 000 and are none of SIREN
  identifier({
    type: 'TVA',
    aliases: ['VAT'],
    kind: 'TXID',
    layout: 'key:2c number:8n check:1n',
    prefixes: ['FR'],
    pattern: /^(?!9[7-9])[0-9A-HJ-NP-Z]{2}000\d{6}$/,
    checks: [tvaKey],
    confidence: 'verified',
  }),
  identifier({
    type: 'NIR',
    aliases: ['INSEE'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:13n check:2n',
    pattern: /^[1-478]\d{14}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [1e12, 1e11, 1e10, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 97,
        check: 'check',
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'NIR',
    aliases: ['INSEE'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'first:5n department:2c rest:6n check:2n',
    pattern: /^[1-478]\d{4}2A\d{8}$/,
    checks: [corsicanKey(19e6)],
    confidence: 'verified',
  }),
  identifier({
    type: 'NIR',
    aliases: ['INSEE'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'first:5n department:2c rest:6n check:2n',
    pattern: /^[1-478]\d{4}2B\d{8}$/,
    checks: [corsicanKey(18e6)],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  SPI: ['stdnum 1.12.0, fr.nif'],
  SIREN: ['stdnum 1.12.0, fr.siren'],
  SIRET: ['stdnum 1.12.0, fr.siret'],
  TVA: ['stdnum 1.12.0, fr.tva', 'github.com/arthurdejong/python-stdnum, fr/tva.py, 2026-08-15: numbers of Monaco'],
  NIR: ['stdnum 1.12.0, fr.nir', 'github.com/arthurdejong/python-stdnum, fr/nir.py, 2026-08-15: 2A as 19, 2B as 18'],
};

export const examples: IdentifierExamples = {
  SPI: {
    valid: ['3023217600053', '07 01 987 765 493'],
    invalid: { 3023217600054: 'INCORRECT_CHECK_DIGITS', 9701987765432: 'INVALID_FORMAT' },
  },
  SIREN: { valid: ['552 008 443'], invalid: { '552 008 442': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  SIRET: { valid: ['73282932000074', '35600000049837'], invalid: { 73282932000075: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  TVA: {
    valid: ['Fr 40 303 265045', '40303265045', 'FR A0 303265045', 'FR 90 000012345'],
    invalid: {
      FR91000012345: 'INCORRECT_CHECK_DIGITS',
      'FR 41 303 265045': 'INCORRECT_CHECK_DIGITS',
      '84 323 140 391': 'INCORRECT_CHECK_DIGITS',
      FRI0303265045: 'INVALID_FORMAT',
    },
  },
  NIR: {
    valid: ['2 95 10 99 126 111 93', '1 84 07 2A 004 012 54', '297112B03300550'],
    invalid: {
      295109912611199: 'INCORRECT_CHECK_DIGITS',
      '184072A00401255': 'INCORRECT_CHECK_DIGITS',
      '184072B00401254': 'INCORRECT_CHECK_DIGITS',
      '184072C00401254': 'INVALID_FORMAT',
      12345678: 'INVALID_FORMAT',
    },
  },
};
