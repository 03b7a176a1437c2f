/**
 * Malaysia: the NRIC of a person and the TIN of a taxpayer. The letters of a TIN say what kind of taxpayer it is. Neither number has a
 * check digit.
 *
 * @see Lembaga Hasil Dalam Negeri, Tax Identification Number
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'MY',
  [
    identifier({
      type: 'NRIC',
      aliases: ['MYKAD'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'birth:6n place:2n serial:4n',
      isTaxId: true,
      pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/,
      birthDate: { fields: ['birth'], as: 'YYMMDD' },
      confidence: 'sourced',
    }),
    identifier({
      type: 'TIN',
      kind: 'TXID',
      layout: 'number:14c',
      from: 9,
      pattern: /^0{0,5}(?:IG|OG|SG|C|CS|D|E|F|FA|J|LE|PT|TA|TC|TN|TP|TR)\d{8,12}$/,
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  NRIC: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  NRIC: { valid: ['770305-02-1234'], invalid: { '771305021234': 'INVALID_FORMAT', '77030502123': 'INVALID_FORMAT' } },
  TIN: { valid: ['IG115002000', 'C20880050010'], invalid: { '115002000': 'INVALID_FORMAT', XX115002000: 'INVALID_FORMAT' } },
};
