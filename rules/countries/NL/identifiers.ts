/**
 * Netherlands: the BSN of a person and the RSIN of a legal entity, both checked by the elfproef (eleven test); the VAT number; the number
 * of the chamber of commerce.
 *
 * Since 2020 the VAT number of a sole trader holds no BSN. With NL before it, it satisfies ISO 7064 MOD 97-10. A VAT number that satisfies
 * either rule passes.
 *
 * @see Rijksdienst voor Identiteitsgegevens, Logisch ontwerp BSN
 * @see Belastingdienst, btw-identificatienummer
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('NL', [
  identifier({
    type: 'BSN',
    aliases: ['SOFI'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:9n',
    from: 8,
    pattern: /^(?!0{9})\d{9}$/,
    checks: [weighted({ over: ['number'], weights: [9, 8, 7, 6, 5, 4, 3, 2, 10], modulus: 11 })],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'RSIN',
    aliases: ['FISCAAL_NUMMER'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:9n',
    pattern: /^(?!0{9})\d{9}$/,
    checks: [weighted({ over: ['number'], weights: [9, 8, 7, 6, 5, 4, 3, 2, 10], modulus: 11 })],
    confidence: 'known',
  }),
  identifier({
    type: 'BTW',
    aliases: ['OB', 'VAT'],
    kind: 'TXID',
    layout: 'number:9n b:1a suffix:2n',
    from: 10,
    prefixes: ['NL'],
    pattern: /^\d{9}B(?!00)\d\d$/,
    checks: [
      anyOf(
        weighted({ over: ['number'], weights: [9, 8, 7, 6, 5, 4, 3, 2, 10], modulus: 11 }),
        weighted({
          over: ['number', 'b', 'suffix'],
          weights: [1e12, 1e11, 1e10, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 100, 10, 1],
          plus: 88,
          modulus: 97,
          values: '0123456789AB',
        }),
      ),
    ],
    confidence: 'verified',
  }),
  identifier({ type: 'KVK', kind: 'COID', of: 'BUSINESS', layout: 'number:8n', isTaxId: true, confidence: 'known' }),
]);

export const sources: Sources = {
  BSN: ['stdnum 1.12.0, nl.bsn'],
  BTW: ['stdnum 1.12.0, nl.btw'],
};

export const examples: IdentifierExamples = {
  BSN: { valid: ['1112.22.333'], invalid: { '1112.52.333': 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  RSIN: { valid: ['004495445'], invalid: { '004495446': 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  BTW: {
    valid: ['NL4495445B01', 'NL002455799B11'],
    invalid: { NL123456789B90: 'INCORRECT_CHECK_DIGITS', NL004495445B00: 'INVALID_FORMAT', 123456789012345: 'INVALID_FORMAT' },
  },
  KVK: { valid: ['12345678'], invalid: { 123456789: 'INVALID_FORMAT' } },
};
