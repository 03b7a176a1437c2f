/**
 * Bolivia: CI of people, NIT of taxpayers. Their check rules are not published.
 *
 * The gotcha: two letters for the place of issue follow the number of a CI. Where two people have the same number, a complement follows as
 * well.
 *
 * @see https://docs.dlocal.com/reference/country-reference-1
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'BO',
  [
    identifier({
      type: 'NIT',
      kind: 'TXID',
      layout: 'number:12n',
      from: 7,
      confidence: 'sourced',
    }),
    identifier({
      type: 'CI',
      aliases: ['CEDULA'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:20c',
      from: 5,
      isTaxId: true,
      pattern: /^0{0,15}\d{5,20}[0-9A-Z]{0,4}$/,
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  NIT: ['docs.dlocal.com, country reference'],
  CI: ['docs.dlocal.com, country reference'],
};

export const examples: IdentifierExamples = {
  NIT: { valid: ['1020703023'], invalid: { '123456': 'INVALID_FORMAT', '10207030AB': 'INVALID_FORMAT' } },
  CI: {
    valid: ['1234567 LP', '1234567-1A LP', '54321'],
    invalid: { '1234': 'INVALID_FORMAT', LP1234: 'INVALID_FORMAT', ABCDEFG: 'INVALID_FORMAT' },
  },
};
