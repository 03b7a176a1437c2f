/**
 * Japan: individual number (My Number), corporate number, and the registration number of issuers of invoices (since October 2023): T and the
 * corporate number. Other issuers have a number of their own behind the T, whose second digit is 8; no rule of its first digit is published.
 *
 * The gotcha: the check digit of a corporate number is the first digit. An individual number may be used for taxes and social security
 * only, and no payment needs it.
 *
 * @see https://www.houjin-bangou.nta.go.jp/documents/checkdigit.pdf
 * @see Ministry of Internal Affairs and Communications, ordinance 85 of 2014, article 5
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'JP',
  [
    identifier({
      type: 'CORPORATE_NUMBER',
      aliases: ['HOUJIN_BANGOU'],
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'check:1n number:12n',
      pattern: /^[1-9]\d{12}$/,
      checks: [
        weighted({
          over: ['number'],
          weights: [2, 1],
          modulus: 9,
          check: 'check',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'INVOICE_REGISTRATION',
      aliases: ['T_NUMBER', 'QUALIFIED_INVOICE_ISSUER'],
      kind: 'TXID',
      layout: 'letter:1a check:1n number:12n',
      pattern: /^T[1-9]\d{12}$/,
      checks: [
        weighted({
          over: ['number'],
          weights: [2, 1],
          modulus: 9,
          check: 'check',
          notCovered: /^8/,
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'MY_NUMBER',
      aliases: ['INDIVIDUAL_NUMBER'],
      kind: 'TXID',
      of: 'INDIVIDUAL',
      layout: 'number:11n check:1n',
      checks: [
        weighted({
          over: ['number'],
          weights: [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 10: 0, 11: 0 },
        }),
      ],
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  CORPORATE_NUMBER: ['National Tax Agency, corporate number check digit', 'python-stdnum'],
  INVOICE_REGISTRATION: [
    'stripe.com, resources: invoice system registration number in Japan: T and thirteen digits',
    'wiki.openstreetmap.org, Key:ref:JP:invoice_issuer: the second digit of a sole proprietor',
  ],
  MY_NUMBER: ['Ministry of Internal Affairs and Communications, ordinance 85 of 2014'],
};

export const examples: IdentifierExamples = {
  CORPORATE_NUMBER: {
    valid: ['5-8356-7825-6246', '7000012050002'],
    invalid: { '4835678256246': 'INCORRECT_CHECK_DIGITS', '0835678256246': 'INVALID_FORMAT', '583567825624': 'INVALID_FORMAT' },
  },
  INVOICE_REGISTRATION: {
    valid: ['T5835678256246', 'T-7000012050002', 'T1810000000000'],
    invalid: { T6000012050002: 'INCORRECT_CHECK_DIGITS', T583567825624: 'INVALID_FORMAT', '5835678256246': 'INVALID_FORMAT' },
  },
  MY_NUMBER: { valid: ['1234 5678 9018'], invalid: { '123456789017': 'INCORRECT_CHECK_DIGITS', '12345678901': 'INVALID_FORMAT' } },
};
