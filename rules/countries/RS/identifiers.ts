/**
 * Serbia: the JMBG of a person, the PIB of a business (ISO 7064 MOD 11,10) and the register number of a company.
 *
 * @see Poreska uprava, PIB
 */
import { jmbg } from '../../check-digits/jmbg.js';
import { mod11_10 } from '../../check-digits/mod11-10.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('RS', [
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
  identifier({
    type: 'PIB',
    kind: 'TXID',
    layout: 'number:9n',
    prefixes: ['RS'],
    checks: [mod11_10('number')],
    confidence: 'verified',
  }),
  identifier({ type: 'MB', kind: 'COID', of: 'BUSINESS', layout: 'number:8n', isTaxId: true, confidence: 'known' }),
]);

export const sources: Sources = {
  JMBG: ['stdnum 1.12.0, rs.jmbg'],
  PIB: ['stdnum 1.12.0, rs.pib'],
};

export const examples: IdentifierExamples = {
  JMBG: { valid: ['0101006500006'], invalid: { '0101006500007': 'INCORRECT_CHECK_DIGITS', 12345678: 'INVALID_FORMAT' } },
  PIB: { valid: ['101134702'], invalid: { 101134701: 'INCORRECT_CHECK_DIGITS', 1234567890: 'INVALID_FORMAT' } },
  MB: { valid: ['12345678'], invalid: { 1234567: 'INVALID_FORMAT' } },
};
