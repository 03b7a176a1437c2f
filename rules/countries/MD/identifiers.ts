/**
 * Moldova: the IDNO of a company begins with 1, the IDNP of a person with 0 or 2. Both compute the check digit in the same way.
 *
 * @see Serviciul Fiscal de Stat, IDNO
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('MD', [
  identifier({
    type: 'IDNO',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:12n check:1n',
    pattern: /^1\d{12}$/,
    checks: [weighted({ over: ['number'], weights: [7, 3, 1], modulus: 10, remainder: true, check: 'check' })],
    confidence: 'verified',
  }),
  identifier({
    type: 'IDNP',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:12n check:1n',
    pattern: /^[02]\d{12}$/,
    checks: [weighted({ over: ['number'], weights: [7, 3, 1], modulus: 10, remainder: true, check: 'check' })],
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  IDNO: ['stdnum 1.12.0, md.idno'],
};

export const examples: IdentifierExamples = {
  IDNO: { valid: ['1008600038413'], invalid: { 1008600038412: 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  IDNP: { valid: ['2000000000004'], invalid: { 2000000000005: 'INCORRECT_CHECK_DIGITS', 1000000000007: 'INVALID_FORMAT' } },
};
