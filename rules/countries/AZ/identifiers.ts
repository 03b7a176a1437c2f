/**
 * Azerbaijan: the VÖEN. Its last digit tells the kind of holder: 1 a legal entity, 2 a natural person. The digit before it is the check
 * digit. A leading zero is often left out.
 *
 * @see Dövlət Vergi Xidməti, VÖEN
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('AZ', [
  identifier({
    type: 'VOEN',
    aliases: ['TIN'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'number:8n check:1n legal:1n',
    from: 9,
    pattern: /^\d{9}1$/,
    checks: [weighted({ over: ['number'], weights: [4, 1, 8, 6, 2, 7, 5, 3], modulus: 11, remainder: true, check: 'check' })],
    confidence: 'known',
  }),
  identifier({
    type: 'VOEN',
    aliases: ['TIN'],
    kind: 'TXID',
    layout: 'number:8n check:1n natural:1n',
    from: 9,
    pattern: /^\d{9}2$/,
    checks: [weighted({ over: ['number'], weights: [4, 1, 8, 6, 2, 7, 5, 3], modulus: 11, remainder: true, check: 'check' })],
    confidence: 'known',
  }),
  identifier({
    type: 'FIN',
    aliases: ['PIN'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:7c',
    pattern: /^[0-9A-HJ-NP-Z]{7}$/,
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  VOEN: ['stdnum 1.12.0, az.tin (form)', 'github.com/arthurdejong/python-stdnum, az/voen.py, 2026-08-15: nine digits'],
};

export const examples: IdentifierExamples = {
  VOEN: {
    valid: ['1400057421', '1234567802', '123456781'],
    invalid: { 1231231233: 'INVALID_FORMAT', 1400057521: 'INCORRECT_CHECK_DIGITS' },
  },
  FIN: { valid: ['5ABC123'], invalid: { '5OIC123': 'INVALID_FORMAT', '12345678': 'INVALID_FORMAT' } },
};
