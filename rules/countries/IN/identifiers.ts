/**
 * India: PAN of taxpayers, GSTIN of traders, Aadhaar of people.
 *
 * The fourth letter of a PAN tells the kind of holder: P a person, also one who trades; C a company, F a firm, H a family, A and B
 * associations, T a trust, G the state, L a local authority, J an artificial person, K and E others.
 *
 * @see Income Tax Department, structure of the PAN
 * @see https://uidai.gov.in (Aadhaar), https://www.gst.gov.in (GSTIN)
 */
import { verhoeff } from '../../check-digits/verhoeff.js';
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'IN',
  [
    identifier({
      type: 'PAN',
      kind: 'TXID',
      layout: 'series:3a holder:1a name:1a number:4n check:1a',
      pattern: /^.{3}P.{6}$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'PAN',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'series:3a organisation:1a name:1a number:4n check:1a',
      pattern: /^.{3}[ABCEFGHJKLT].{6}$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'GSTIN',
      aliases: ['GST'],
      kind: 'TXID',
      layout: 'state:2n pan:10c entity:1c reserved:1c check:1c',
      pattern: /^(?:0[1-9]|[123]\d|9[679])[A-Z]{5}\d{4}[A-Z][1-9A-Z].{2}$/,
      checks: [
        weighted({
          over: ['state', 'pan', 'entity', 'reserved'],
          weights: [1, 2],
          modulus: 36,
          digitSumOf: [2],
          values: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
          check: 'check',
          remainder: true,
          written: '0ZYXWVUTSRQPONMLKJIHGFEDCBA987654321',
        }),
      ],
      confidence: 'sourced',
    }),
    identifier({
      type: 'AADHAAR',
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:12n',
      pattern: /^[2-9]\d{11}$/,
      checks: [verhoeff('number')],
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  PAN: ['python-stdnum'],
  GSTIN: ['python-stdnum'],
  AADHAAR: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  PAN: { valid: ['ACUPA7085R', 'AAPFU0939F'], invalid: { ACUXA7085R: 'INVALID_FORMAT', ACUPA708R: 'INVALID_FORMAT' } },
  GSTIN: { valid: ['27AAPFU0939F1ZV'], invalid: { '27AAPFU0939F1ZO': 'INCORRECT_CHECK_DIGITS', '00AAPFU0939F1ZV': 'INVALID_FORMAT' } },
  AADHAAR: { valid: ['2341 2341 2346'], invalid: { '234123412347': 'INCORRECT_CHECK_DIGITS', '134123412346': 'INVALID_FORMAT' } },
};
