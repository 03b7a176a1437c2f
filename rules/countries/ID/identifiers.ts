/**
 * Indonesia: NIK of people, NPWP of taxpayers. Since 2024 the NPWP of a person is the NIK, and that of a company has sixteen digits.
 *
 * The gotcha: the NIK of a woman has 40 added to the day of birth inside it.
 *
 * @see Ministry of Finance, regulation PMK 112/PMK.03/2022
 */

import { luhn } from '../../check-digits/luhn.js';
import { advisory } from '../../vocabulary/check.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'ID',
  [
    identifier({
      type: 'NIK',
      aliases: ['KTP'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'area:6n birth:6n serial:4n',
      isTaxId: true,
      pattern: /^[1-9]\d{5}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{6}$/,
      birthDate: { fields: ['birth'], as: 'DDMMYY', added: { D: [40] } },
      confidence: 'sourced',
    }),
    identifier({
      type: 'NPWP',
      kind: 'TXID',
      layout: 'number:8n check:1n office:6n',
      checks: [advisory(luhn(['number'], 'check'))],
      confidence: 'sourced',
    }),
    identifier({
      type: 'NPWP',
      kind: 'TXID',
      layout: 'zero:1n number:8n check:1n office:6n',
      pattern: /^0\d{15}$/,
      checks: [advisory(luhn(['number'], 'check'))],
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  NIK: ['docs.wise.com, IDR verification', 'python-stdnum'],
  NPWP: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  NIK: {
    valid: ['3171011708450001', '3171015708450001'],
    invalid: { '3171013208450001': 'INVALID_FORMAT', '317101170845000': 'INVALID_FORMAT' },
  },
  NPWP: {
    valid: ['01.312.166.0-091.000', '0013121660091000'],
    invalid: { '013121661091000': 'INCORRECT_CHECK_DIGITS', '1013121660091000': 'INVALID_FORMAT' },
  },
};
