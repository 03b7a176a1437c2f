/**
 * Türkiye: the identity number of a person (TCKN) and the tax number of a company (VKN).
 *
 * The check digit of a VKN has an algorithm of its own.
 *
 * @see Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü, T.C. kimlik numarası
 * @see Gelir İdaresi Başkanlığı, vergi kimlik numarası
 */
import { turkishTaxNumber } from '../../check-digits/turkish-tax-number.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('TR', [
  identifier({
    type: 'TCKN',
    aliases: ['TC_KIMLIK', 'TCKIMLIK'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:9n first:1n second:1n',
    pattern: /^[1-9]\d{10}$/,
    checks: [
      weighted({ over: ['number'], weights: [7, 9], modulus: 10, remainder: true, check: 'first' }),
      weighted({ over: ['number', 'first'], weights: [1], modulus: 10, remainder: true, check: 'second' }),
    ],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'VKN',
    aliases: ['VERGI'],
    kind: 'TXID',
    layout: 'number:10n',
    checks: [turkishTaxNumber('number')],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  TCKN: ['stdnum 1.12.0, tr.tckimlik'],
  VKN: ['stdnum 1.12.0, tr.vkn'],
};

export const examples: IdentifierExamples = {
  TCKN: { valid: ['17291716060'], invalid: { 17291716050: 'INCORRECT_CHECK_DIGITS', '07291716060': 'INVALID_FORMAT' } },
  VKN: { valid: ['4540536920'], invalid: { 4540536921: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
