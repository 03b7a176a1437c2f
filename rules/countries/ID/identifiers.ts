/**
 * Indonesia: NIK of people, NPWP of taxpayers. The NPWP of a resident is the NIK; that of anybody else has sixteen digits, an older one with a
 * zero before its fifteen.
 *
 * The gotcha: the NIK of a woman has 40 added to the day of birth inside it.
 *
 * @see Ministry of Finance, regulation PMK 112/PMK.03/2022, articles 2 and 3
 * @see https://pajak.go.id/id/pengumuman/pemberian-layanan-pemadanan-nomor-pokok-wajib-pajak-secara-elektronik
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
      aliases: ['KTP', 'NPWP'],
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
    // said to be given to new companies since 2025; no authority that we read says so
    identifier({ type: 'NPWP', kind: 'TXID', layout: 'number:16n', pattern: /^1\d{15}$/, confidence: 'known' }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  NIK: ['docs.wise.com, IDR verification', 'python-stdnum'],
  NPWP: ['python-stdnum', 'pajak.go.id, announcement on PMK 112/PMK.03/2022: NIK as NPWP, sixteen digits for all others'],
};

export const examples: IdentifierExamples = {
  NIK: {
    valid: ['3171011708450001', '3171015708450001'],
    invalid: { '3171013208450001': 'INVALID_FORMAT', '317101170845000': 'INVALID_FORMAT' },
  },
  NPWP: {
    valid: ['01.312.166.0-091.000', '0013121660091000', '1000000000012345'],
    invalid: { '013121661091000': 'INCORRECT_CHECK_DIGITS', '2013121660091000': 'INVALID_FORMAT' },
  },
};
