/**
 * Uzbekistan: the INN (STIR) of a company, nine digits; the PINFL (JShShIR) of a person, fourteen digits.
 *
 * A PINFL holds a digit for sex and century, the date of birth, and more. No check rule of either number is published.
 *
 * @see Давлат солиқ қўмитаси, СТИР; ПИНФЛ
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('UZ', [
  identifier({ type: 'INN', aliases: ['ИНН', 'STIR'], kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
  identifier({
    type: 'PINFL',
    aliases: ['ПИНФЛ', 'JSHSHIR'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'sex:1n birth:6n place:3n serial:3n check:1n',
    pattern: /^[1-6](?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{9}$/,
    birthDate: { fields: ['birth'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  PINFL: ['a description of the PINFL: fourteen digits, identifier for tax since 1 July 2021'],
};

export const examples: IdentifierExamples = {
  INN: { valid: ['201234567'], invalid: { 20123456: 'INVALID_FORMAT' } },
  PINFL: { valid: ['30101800000001'], invalid: { 30113800000001: 'INVALID_FORMAT', 3010180000000: 'INVALID_FORMAT' } },
};
