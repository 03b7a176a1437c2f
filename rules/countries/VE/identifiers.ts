/**
 * Venezuela: the RIF. Its letter says whose it is: V and E people, P passport holders, J companies, G public bodies, C communal councils.
 *
 * The gotcha: the letter counts in the sum too: V is 1, E is 2, J and C are 3, P is 4, G is 5.
 *
 * @see SENIAT, Registro Único de Información Fiscal
 */
import { weighted } from '../../check-digits/weighted-sum.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('VE', [
  identifier({
    type: 'RIF',
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'letter:1a number:8n check:1n',
    pattern: /^[VEP]\d{9}$/,
    checks: [
      weighted({
        over: ['letter', 'number'],
        weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        values: '0123456789..VE.P',
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'RIF',
    kind: 'TXID',
    of: 'BUSINESS',
    layout: 'company:1a number:8n check:1n',
    pattern: /^[JGC]\d{9}$/,
    checks: [
      weighted({
        over: ['company', 'number'],
        weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        values: '0123456789....J.G........C',
        check: 'check',
        substitutes: { 10: 0, 11: 0 },
      }),
    ],
    confidence: 'known',
  }),
  identifier({
    type: 'CI',
    aliases: ['CEDULA'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'letter:1a number:8n',
    pattern: /^[VE]\d{8}$/,
    confidence: 'known',
  }),
  identifier({ type: 'CI', kind: 'NIDN', of: 'INDIVIDUAL', layout: 'number:8n', from: 6, confidence: 'known' }),
]);

export const sources: Sources = {
  RIF: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  RIF: {
    valid: ['V-11470283-4', 'J-00002961-0'],
    invalid: {
      V114702835: 'INCORRECT_CHECK_DIGITS',
      J000029611: 'INCORRECT_CHECK_DIGITS',
      X114702834: 'INVALID_FORMAT',
      '114702834': 'INVALID_FORMAT',
    },
  },
  CI: { valid: ['V-11470283', '1147028'], invalid: { J11470283: 'INVALID_FORMAT', '114': 'INVALID_FORMAT' } },
};
