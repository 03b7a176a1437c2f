/**
 * Morocco: the ICE of an enterprise and the identifiant fiscal (IF).
 *
 * An ICE has nine digits of the enterprise, four of the establishment and two check digits (ISO 7064 MOD 97-10).
 *
 * @see Direction Générale des Impôts, Identifiant Commun de l'Entreprise
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MA', [
  identifier({
    type: 'ICE',
    kind: 'TXID',
    layout: 'number:13n check:2n',
    checks: [
      weighted({
        over: ['number', 'check'],
        weights: [1e14, 1e13, 1e12, 1e11, 1e10, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
        modulus: 97,
      }),
    ],
    confidence: 'verified',
  }),
  identifier({ type: 'IF', kind: 'TXID', layout: 'number:8n', from: 7, confidence: 'known' }),
]);

export const sources: Sources = {
  ICE: ['stdnum 1.12.0, ma.ice'],
};

export const examples: IdentifierExamples = {
  ICE: { valid: ['0015 1257 2000078'], invalid: { '0015 1257 2000079': 'INCORRECT_CHECK_DIGITS', MA0015125720000: 'INVALID_FORMAT' } },
  IF: { valid: ['1234567'], invalid: { 123456: 'INVALID_FORMAT' } },
};
