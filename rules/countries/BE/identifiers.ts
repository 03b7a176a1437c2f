/**
 * Belgium: the national number of a person and the enterprise number, which is also the VAT number.
 *
 * The check digits of the national number are 97 less the remainder of the nine digits before them. For people born since 2000, a 2 is put
 * before the nine digits. The number of a foreigner has 20 or 40 added to the month.
 *
 * @see Koninklijk besluit van 3 april 1984 betreffende de samenstelling van het identificatienummer
 * @see European Commission, TIN Algorithms – Public, Belgium
 */

import { weighted } from '../../check-digits/weighted-sum.js';
import { anyOf } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('BE', [
  identifier({
    type: 'NN',
    aliases: ['INSZ', 'NISS', 'RRN', 'BIS'],
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'birth:6n serial:3n check:2n',
    pattern: /^\d\d(?:[024]\d|[135][0-2])[0-3]\d{6}$/,
    checks: [
      anyOf(
        weighted({
          over: ['birth', 'serial'],
          weights: [1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
          modulus: 97,
          check: 'check',
        }),
        weighted({
          over: ['birth', 'serial'],
          weights: [1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1],
          plus: 2e9,
          modulus: 97,
          check: 'check',
        }),
      ),
    ],
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 40] } },
    isTaxId: true,
    confidence: 'verified',
  }),
  identifier({
    type: 'KBO',
    aliases: ['BCE', 'BTW', 'TVA', 'VAT'],
    kind: 'TXID',
    layout: 'number:8n check:2n',
    from: 9,
    prefixes: ['BE'],
    pattern: /^[01]\d{9}$/,
    checks: [weighted({ over: ['number'], weights: [1e7, 1e6, 1e5, 1e4, 1000, 100, 10, 1], modulus: 97, check: 'check' })],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  NN: ['stdnum 1.12.0, be.nn and be.bis'],
  KBO: ['stdnum 1.12.0, be.vat'],
};

export const examples: IdentifierExamples = {
  NN: {
    valid: ['88022999990', '88 22 29-999.36'],
    invalid: { 88022999991: 'INCORRECT_CHECK_DIGITS', 8802299999: 'INVALID_FORMAT' },
  },
  KBO: {
    valid: ['BE403019261', 'BE 0417.497.106', '428759497'],
    invalid: { BE431150351: 'INCORRECT_CHECK_DIGITS', 2403019261: 'INVALID_FORMAT', 12345678: 'INVALID_FORMAT' },
  },
};
