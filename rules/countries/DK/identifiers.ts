/**
 * Denmark: the CPR number of a person; the CVR number of a company, which is also the VAT number.
 *
 * CPR numbers without a valid check digit have been given out since 2007, so no CPR check digit is checked.
 *
 * @see CPR-kontoret, Personnummeret i CPR-systemet
 * @see Erhvervsstyrelsen, CVR
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('DK', [
  identifier({
    type: 'CPR',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:4n',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{6}$/,
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'CVR',
    aliases: ['SE', 'MOMS', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n',
    prefixes: ['DK'],
    pattern: /^[1-9]\d{7}$/,
    checks: [weighted({ over: ['number'], weights: [2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 })],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  CPR: ['stdnum 1.12.0, dk.cpr'],
  CVR: ['stdnum 1.12.0, dk.cvr'],
};

export const examples: IdentifierExamples = {
  CPR: { valid: ['211062-5629', '010180-1234'], invalid: { '511062-5629': 'INVALID_FORMAT' } },
  CVR: { valid: ['DK 13585628', '13585628'], invalid: { 13585627: 'INCORRECT_CHECK_DIGITS', 1234567: 'INVALID_FORMAT' } },
};
