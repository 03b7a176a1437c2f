/**
 * Russia: the INN of a company (10 digits) or a person (12), the KIO of a foreign entity (5), the KPP beside a company's INN; the register
 * numbers ОГРН and ОГРНИП; the insurance number СНИЛС.
 *
 * The check digits of INN and ОГРН are a weighted sum modulo 11, taken modulo 10. Sole traders use the INN of a person.
 *
 * @see Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@
 * @see Приказ Минфина России от 30.10.2017 № 165н (ОГРН)
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('RU', [
  identifier({
    type: 'INN',
    aliases: ['ИНН'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:9n check:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [2, 4, 10, 3, 5, 9, 4, 6, 8],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'INN',
    aliases: ['ИНН'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'number:10n first:1n second:1n',
    checks: [
      weighted({
        over: ['number'],
        weights: [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
        modulus: 11,
        remainder: true,
        check: 'first',
        substitutes: { 10: 0 },
      }),
      weighted({
        over: ['number', 'first'],
        weights: [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
        modulus: 11,
        remainder: true,
        check: 'second',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'KIO',
    aliases: ['КИО'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:5n',
    confidence: 'sourced',
  }),
  identifier({
    type: 'KPP',
    aliases: ['КПП'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'office:4n reason:2c serial:3n',
    confidence: 'sourced',
  }),
  identifier({
    type: 'OGRN',
    aliases: ['ОГРН'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'number:12n check:1n',
    pattern: /^[1-9]\d{12}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [10, 1],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'OGRNIP',
    aliases: ['ОГРНИП', 'OGRN'],
    kind: 'COID',
    layout: 'number:14n check:1n',
    pattern: /^[34]\d{14}$/,
    checks: [
      weighted({
        over: ['number'],
        weights: [10, 1, 4, 3, 12, 9],
        modulus: 13,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0, 11: 1, 12: 2 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'SNILS',
    aliases: ['СНИЛС'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:9n check:2n',
    checks: [
      weighted({
        over: ['number'],
        weights: [9, 8, 7, 6, 5, 4, 3, 2, 1],
        modulus: 101,
        remainder: true,
        check: 'check',
        substitutes: { 100: 0 },
        notCovered: /^00[01]/,
      }),
    ],
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  INN: ['stdnum 1.12.0, ru.inn'],
  KIO: ['Danske Bank (Sampo), payments in RUB'],
  KPP: ['Danske Bank (Sampo), payments in RUB'],
};

export const examples: IdentifierExamples = {
  INN: {
    valid: ['123456789047', '1234567894'],
    invalid: { 123456789037: 'INCORRECT_CHECK_DIGITS', 1234567895: 'INCORRECT_CHECK_DIGITS', 12345678901: 'INVALID_FORMAT' },
  },
  KIO: { valid: ['12345'], invalid: { 1234: 'INVALID_FORMAT' } },
  KPP: { valid: ['770701001'], invalid: { 77070100: 'INVALID_FORMAT' } },
  OGRN: { valid: ['1027700132195'], invalid: { 1027700132196: 'INCORRECT_CHECK_DIGITS', 102770013219: 'INVALID_FORMAT' } },
  OGRNIP: { valid: ['304500000000010'], invalid: { 304500000000011: 'INCORRECT_CHECK_DIGITS', 104500000000010: 'INVALID_FORMAT' } },
  SNILS: { valid: ['112-233-445 95'], invalid: { '112-233-445 96': 'INCORRECT_CHECK_DIGITS', 1122334459: 'INVALID_FORMAT' } },
};
