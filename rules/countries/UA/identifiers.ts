/**
 * Ukraine: the ЄДРПОУ of a company and the РНОКПП of a person.
 *
 * Where a ЄДРПОУ begins with 3, 4 or 5, its weights start with 7. Sole traders use the number of a person, so it goes with either type of
 * creditor. People who refuse a number because of their faith are identified by their passport.
 *
 * @see Державна служба статистики, ЄДРПОУ
 * @see Державна податкова служба, РНОКПП
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('UA', [
  identifier({
    type: 'EDRPOU',
    aliases: ['ЄДРПОУ'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:7n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [1, 2, 3, 4, 5, 6, 7],
        again: [3, 4, 5, 6, 7, 8, 9],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
        notCovered: /^[345]/,
      }),
      weighted({
        over: ['number'],
        weights: [7, 1, 2, 3, 4, 5, 6],
        again: [9, 3, 4, 5, 6, 7, 8],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
        notCovered: /^[^345]/,
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'RNTRC',
    aliases: ['РНОКПП', 'RNOKPP', 'IPN', 'ІПН', 'INN'],
    kind: 'TXID',
    layout: 'number:9n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [10, 5, 7, 9, 4, 6, 10, 5, 7],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({ type: 'ID_CARD', kind: 'NIDN', of: 'INDIVIDUAL', layout: 'number:9n', isTaxId: true, confidence: 'known' }),
  identifier({ type: 'VAT', aliases: ['ІПН_ПДВ'], kind: 'TXID', layout: 'number:12n', confidence: 'known' }),
]);

export const sources: Sources = {
  EDRPOU: ['stdnum 1.12.0, ua.edrpou'],
  RNTRC: ['stdnum 1.12.0, ua.rntrc'],
};

export const examples: IdentifierExamples = {
  EDRPOU: { valid: ['32855961'], invalid: { 32855968: 'INCORRECT_CHECK_DIGITS', 12345: 'INVALID_FORMAT' } },
  RNTRC: { valid: ['1759013776'], invalid: { 1759013770: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  ID_CARD: { valid: ['000000001'], invalid: { 1234: 'INVALID_FORMAT' } },
  VAT: { valid: ['328559600001'], invalid: { 32855960: 'INVALID_FORMAT' } },
};
