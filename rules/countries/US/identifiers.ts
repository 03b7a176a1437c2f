/**
 * United States: the SSN and ITIN of a person, the EIN of a business. None has a check digit.
 *
 * The rules reject only numbers that are never issued.
 *
 * The gotcha: all three have nine digits, and most numbers could be an SSN or an EIN.
 *
 * @see https://www.ssa.gov/employer/randomization.html
 * @see https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'US',
  [
    identifier({
      type: 'SSN',
      kind: 'SOSE',
      of: 'INDIVIDUAL',
      layout: 'area:3n group:2n serial:4n',
      isTaxId: true,
      pattern: /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'ITIN',
      kind: 'TXID',
      of: 'INDIVIDUAL',
      layout: 'area:3n group:2n serial:4n',
      pattern: /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/,
      confidence: 'sourced',
    }),
    identifier({
      type: 'EIN',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'prefix:2n number:7n',
      pattern: /^(?!00|0[789]|1[789]|2[89]|49|69|7[089]|89|9[67])\d{9}$/,
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  SSN: ['Social Security Administration, SSN randomization', 'python-stdnum'],
  ITIN: ['Internal Revenue Service, ITIN', 'python-stdnum'],
  EIN: ['Internal Revenue Service, EIN prefixes', 'python-stdnum'],
};

export const examples: IdentifierExamples = {
  SSN: {
    valid: ['536-90-4399'],
    invalid: { '666904399': 'INVALID_FORMAT', '536004399': 'INVALID_FORMAT', '536900000': 'INVALID_FORMAT', '912904399': 'INVALID_FORMAT' },
  },
  ITIN: { valid: ['912-90-3456'], invalid: { '912893456': 'INVALID_FORMAT', '812903456': 'INVALID_FORMAT' } },
  EIN: { valid: ['91-1144442'], invalid: { '071144442': 'INVALID_FORMAT', '91114444': 'INVALID_FORMAT' } },
};
