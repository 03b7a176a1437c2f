/**
 * Bosnia and Herzegovina: the JMBG of a person, the JIB of a business and its VAT number. Only the JMBG has a published check digit.
 *
 * The JMBG holds three digits of the year of birth; only the last two of them are read.
 *
 * @see Zakon o jedinstvenom matičnom broju
 */
import { jmbg } from '../../check-digits/jmbg.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BA', [
  identifier({
    type: 'JMBG',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'date:4n millennium:1n year:2n region:2n serial:3n check:1n',
    pattern: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])[09]\d{8}$/,
    checks: [jmbg(['date', 'millennium', 'year', 'region', 'serial'], 'check')],
    birthDate: { fields: ['date', 'year'], as: 'DDMMYY' },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({ type: 'JIB', kind: 'TXID', of: 'BUSINESS', layout: 'number:13n', pattern: /^4\d{12}$/, confidence: 'known' }),
  identifier({ type: 'PDV', kind: 'TXID', of: 'BUSINESS', layout: 'number:12n', confidence: 'known' }),
]);

export const sources: Sources = {
  JMBG: ['stdnum 1.12.0, ba.jmbg'],
};

export const examples: IdentifierExamples = {
  JMBG: { valid: ['0101006500006'], invalid: { '0101006500007': 'INCORRECT_CHECK_DIGITS', '010100650000': 'INVALID_FORMAT' } },
  JIB: { valid: ['4200000000001'], invalid: { 5200000000001: 'INVALID_FORMAT' } },
  PDV: { valid: ['200000000001'], invalid: { 20000000000: 'INVALID_FORMAT' } },
};
