/**
 * Greece: the tax number ΑΦΜ and the social security number ΑΜΚΑ. With EL (rarely GR) before it, the ΑΦΜ is the VAT number.
 *
 * @see European Commission, TIN Algorithms – Public, Greece
 * @see ΗΔΙΚΑ, ΑΜΚΑ
 */
import { luhn } from '../../check-digits/luhn.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('GR', [
  identifier({
    type: 'AFM',
    aliases: ['ΑΦΜ', 'FPA', 'VAT', 'TIN'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    from: 8,
    prefixes: ['EL', 'GR'],
    checks: [
      weighted({
        over: ['number'],
        weights: [256, 128, 64, 32, 16, 8, 4, 2],
        modulus: 11,
        remainder: true,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ],
    confidence: 'verified',
  }),
  identifier({
    type: 'AMKA',
    aliases: ['ΑΜΚΑ'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:4n check:1n',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{7}$/,
    checks: [luhn(['birth', 'serial'], 'check')],
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  AFM: ['stdnum 1.12.0, gr.vat'],
  AMKA: ['stdnum 1.12.0, gr.amka'],
};

export const examples: IdentifierExamples = {
  AFM: { valid: ['EL 094259216', 'GR 23456780'], invalid: { 123456781: 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
  AMKA: { valid: ['01013099997'], invalid: { '01013099999': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
};
