/**
 * Kyrgyzstan: the INN, fourteen digits. The first digit is 0 for a company, 1 or 2 for a person; a date follows. No check rule is
 * published.
 *
 * @see Государственная налоговая служба, ИНН
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers('KG', [
  identifier({
    type: 'INN',
    aliases: ['ИНН', 'PIN'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'sex:1n birth:8n serial:5n',
    pattern: /^[12]\d{13}$/,
    birthDate: { fields: ['birth'], as: 'DDMMYYYY' },
    confidence: 'known',
  }),
  identifier({
    type: 'INN',
    aliases: ['ИНН'],
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'zero:1n registered:8n serial:5n',
    pattern: /^0\d{13}$/,
    confidence: 'known',
  }),
]);

export const examples: IdentifierExamples = {
  INN: { valid: ['20101198000001', '00101201010001'], invalid: { 30101198000001: 'INVALID_FORMAT', 2010119800000: 'INVALID_FORMAT' } },
};
