/**
 * Honduras: DNI of people, RTN of taxpayers. The RTN of a person is the DNI and a check digit. The check rule is not published.
 *
 * @see Servicio de Administración de Rentas, Registro Tributario Nacional
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('HN', [
  identifier({
    type: 'RTN',
    kind: 'TXID',
    layout: 'number:13n check:1n',
    pattern: /^(?:0[1-9]|1[0-8])\d{12}$/,
    confidence: 'known',
  }),
  identifier({
    type: 'DNI',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'municipality:4n year:4n number:5n',
    isTaxId: true,
    pattern: /^(?:0[1-9]|1[0-8])\d{2}(?:19|20)\d{7}$/,
    confidence: 'known',
  }),
]);

export const sources: Sources = {
  RTN: ['docs.dlocal.com, payouts'],
  DNI: ['docs.dlocal.com, payouts'],
};

export const examples: IdentifierExamples = {
  RTN: { valid: ['08011990123456'], invalid: { '0801199012345': 'INVALID_FORMAT', '99011990123456': 'INVALID_FORMAT' } },
  DNI: { valid: ['0801-1990-12345'], invalid: { '0801-1890-12345': 'INVALID_FORMAT', '080119901234': 'INVALID_FORMAT' } },
};
