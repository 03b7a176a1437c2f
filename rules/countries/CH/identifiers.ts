/**
 * Switzerland: the AHV number of a person (an EAN-13), and the enterprise number UID. A UID followed by MWST, TVA or IVA is the VAT number.
 *
 * @see Bundesamt für Statistik, Unternehmens-Identifikationsnummer, eCH-0097
 * @see Zentrale Ausgleichsstelle, AHV-Nummer
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('CH', [
  identifier({
    type: 'AHV',
    aliases: ['AVS', 'AHVN13', 'NAVS13'],
    kind: 'SOSE',
    of: 'INDIVIDUAL',
    layout: 'number:12n check:1n',
    pattern: /^756\d{10}$/,
    checks: [weighted({ over: ['number'], weights: [1, 3], modulus: 10, check: 'check', substitutes: { 10: 0 } })],
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'UID',
    aliases: ['IDE', 'IDI', 'CHE', 'MWST', 'TVA', 'IVA', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n check:1n',
    prefixes: ['CHE'],
    suffixes: ['HRMWST', 'RCTVA', 'RCIVA', 'MWST', 'TVA', 'IVA', 'TPV', 'HR', 'RC'],
    checks: [
      weighted({
        over: ['number'],
        weights: [5, 4, 3, 2, 7, 6, 5, 4],
        modulus: 11,
        check: 'check',
        substitutes: { 11: 0 },
      }),
    ],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  AHV: ['stdnum 1.12.0, ch.ssn'],
  UID: ['stdnum 1.12.0, ch.uid and ch.vat', 'Bundesamt für Statistik, Allgemeines zur UID: HR, MWST or HR/MWST behind it'],
};

export const examples: IdentifierExamples = {
  AHV: { valid: ['756.9217.0769.85'], invalid: { '756.9217.0769.84': 'INCORRECT_CHECK_DIGITS', '123.4567.8910.19': 'INVALID_FORMAT' } },
  UID: {
    valid: [
      'CHE-100.155.212',
      'CHE-107.787.577 IVA',
      'CHE-107.787.577 HR',
      'CHE-107.787.577 HR/MWST',
      'CHE-107.787.577 RC/TVA',
      '109910570',
    ],
    invalid: { 'CHE-100.155.211': 'INCORRECT_CHECK_DIGITS', 'CHE-107.787.578 MWST': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' },
  },
};
