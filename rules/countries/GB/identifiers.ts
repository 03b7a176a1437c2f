/**
 * United Kingdom: national insurance number of a person, unique taxpayer reference, VAT number, company number.
 *
 * The taxpayer reference has its check digit at the front. A VAT number follows one of two sums, which differ by 55. A third sum, which
 * differs by 42, stands in stdnum but in no notice; a number that follows it passes. Three digits after a VAT number name a branch.
 *
 * @see HM Revenue & Customs, National Insurance Manual, NIM39110; VAT notice 700
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('GB', [
  identifier({
    type: 'NINO',
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'prefix:2a number:6n suffix:1a',
    pattern: /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/,
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'NINO',
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'prefix:2a number:6n',
    pattern: /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}$/,
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'UTR',
    kind: 'TXID',
    layout: 'check:1n number:9n',
    suffixes: ['K'],
    checks: [
      weighted({
        over: ['number'],
        weights: [6, 7, 8, 9, 10, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 1, 11: 2 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'VAT',
    kind: 'TXID',
    layout: 'number:9n',
    prefixes: ['GB', 'XI'],
    checks: [
      anyOf(
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], modulus: 97 }),
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], plus: 55, modulus: 97 }),
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], plus: 42, modulus: 97 }),
      ),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'VAT',
    kind: 'TXID',
    layout: 'number:9n branch:3n',
    prefixes: ['GB', 'XI'],
    checks: [
      anyOf(
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], modulus: 97 }),
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], plus: 55, modulus: 97 }),
        weighted({ over: ['number'], weights: [8, 7, 6, 5, 4, 3, 2, 10, 1], plus: 42, modulus: 97 }),
      ),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'VAT',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'office:2a number:3n',
    prefixes: ['GB', 'XI'],
    pattern: /^(?:GD[0-4]|HA[5-9])\d\d$/,
    confidence: 'verified',
  }),
  // the same as the European Union writes it, with two check digits
  identifier({
    type: 'VAT',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'office:2a constant:4n number:3n check:2n',
    prefixes: ['GB', 'XI'],
    pattern: /^(?:GD8888[0-4]|HA8888[5-9])\d{4}$/,
    checks: [weighted({ over: ['number'], weights: [100, 10, 1], modulus: 97, remainder: true, check: 'check' })],
    confidence: 'verified',
  }),
  identifier({
    type: 'CRN',
    aliases: ['COMPANY_NUMBER'],
    kind: 'COID',
    of: 'BUSINESS',
    layout: 'register:2c number:6n',
    from: 6,
    pattern: /^(?:\d\d|[A-Z]{2}|R\d)\d{6}$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  NINO: ['stdnum 1.12.0, gb.nino'],
  UTR: ['stdnum 1.12.0, gb.utr'],
  VAT: ['stdnum 1.12.0, gb.vat', 'github.com/arthurdejong/python-stdnum, gb/vat.py, 2026-08-15: GD8888 and HA8888'],
};

export const examples: IdentifierExamples = {
  NINO: {
    valid: ['HH 01 23 45 D', 'HH012345'],
    invalid: { XO012345D: 'INVALID_FORMAT', HH012345E: 'INVALID_FORMAT', HH01234: 'INVALID_FORMAT' },
  },
  UTR: { valid: ['1955839661', '19558 39661 K'], invalid: { 2955839661: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  VAT: {
    valid: ['GB 980 7806 84', 'GB340804329', 'GB980780684001', 'GBGD123', 'GD888812326'],
    invalid: {
      802311781: 'INCORRECT_CHECK_DIGITS',
      12345678: 'INVALID_FORMAT',
      GBGD623: 'INVALID_FORMAT',
      GD888812327: 'INCORRECT_CHECK_DIGITS',
    },
  },
  CRN: { valid: ['01234567', '1234567', 'SC123456', 'R0123456'], invalid: { '1C123456': 'INVALID_FORMAT', 123456789: 'INVALID_FORMAT' } },
};
