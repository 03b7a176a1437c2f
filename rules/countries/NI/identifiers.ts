/**
 * Nicaragua: the cédula of a person, which is also the person's RUC; the RUC of a company.
 *
 * A cédula holds the municipality, the date of birth, a number and a check letter. The rule of the check letter is not published.
 *
 * @see Dirección General de Ingresos, Registro Único de Contribuyentes
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'NI',
  [
    identifier({
      type: 'CEDULA',
      aliases: ['CI'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'municipality:3n birth:6n number:4n check:1a',
      isTaxId: true,
      birthDate: { fields: ['birth'], as: 'DDMMYY' },
      confidence: 'sourced',
    }),
    identifier({ type: 'RUC', kind: 'TXID', of: 'BUSINESS', layout: 'letter:1a number:13n', confidence: 'known' }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  CEDULA: ['docs.dlocal.com, payouts: Nicaragua'],
};

export const examples: IdentifierExamples = {
  CEDULA: { valid: ['001-170590-1234K'], invalid: { '0011705901234': 'INVALID_FORMAT', '00117059012341': 'INVALID_FORMAT' } },
  RUC: { valid: ['J0310000000001'], invalid: { '03100000000011': 'INVALID_FORMAT', J031000000000: 'INVALID_FORMAT' } },
};
