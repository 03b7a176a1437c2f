/**
 * Costa Rica: cédula of people, cédula jurídica of companies, DIMEX of foreigners. None has a check digit.
 *
 * The gotcha: the tax office writes a zero before the nine digits of a person, and people leave out the leading zeros of each of its groups.
 *
 * @see Ministerio de Hacienda, resolución DGT-R-48-2016 (formats of identification)
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'CR',
  [
    identifier({
      type: 'CI',
      aliases: ['CEDULA', 'CPF'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:10n',
      from: 9,
      groups: [2, 4, 4],
      pattern: /^0[1-9]\d{8}$/,
      isTaxId: true,
      confidence: 'sourced',
    }),
    identifier({
      type: 'CJ',
      aliases: ['CPJ'],
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'number:10n',
      pattern: /^[2-5]\d{9}$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'DIMEX',
      aliases: ['CR'],
      kind: 'ARNU',
      of: 'INDIVIDUAL',
      layout: 'number:12n',
      from: 11,
      pattern: /^[01]\d{11}$/,
      isTaxId: true,
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  CI: [
    'airwallex.com, payout network: Costa Rica',
    'python-stdnum',
    'github.com/arthurdejong/python-stdnum, cr/cpf.py, 2026-08-15: groups without zeros',
  ],
  CJ: ['airwallex.com, payout network: Costa Rica', 'python-stdnum'],
  DIMEX: ['docs.dlocal.com, payouts: Costa Rica'],
};

export const examples: IdentifierExamples = {
  CI: {
    valid: ['3-0455-0175', '0304550175', '3-455-175', '3 455 175'],
    invalid: {
      '004550175': 'INVALID_FORMAT',
      '30455017': 'INVALID_FORMAT',
      '30-455-175': 'INVALID_FORMAT',
      '3-04550-175': 'INVALID_FORMAT',
    },
  },
  CJ: { valid: ['3-101-999999'], invalid: { '1101999999': 'INVALID_FORMAT', '310199999': 'INVALID_FORMAT' } },
  DIMEX: { valid: ['155812994816', '15581299481'], invalid: { '255812994816': 'INVALID_FORMAT' } },
};
