/**
 * Canada: SIN of people, BN of businesses. Both end in a Luhn check digit.
 *
 * The gotcha: a BN may be followed by the account of a programme, such as RC0001 for corporate income tax.
 *
 * @see https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/registering-your-business/business-number.html
 */
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers(
  'CA',
  [
    identifier({
      type: 'SIN',
      kind: 'SOSE',
      of: 'INDIVIDUAL',
      layout: 'number:8n check:1n',
      isTaxId: true,
      pattern: /^[1-79]\d{8}$/,
      checks: [luhn(['number'], 'check')],
      confidence: 'sourced',
    }),
    identifier({
      type: 'BN',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'number:8n check:1n',
      checks: [luhn(['number'], 'check')],
      confidence: 'sourced',
    }),
    identifier({
      type: 'BN',
      kind: 'TXID',
      of: 'BUSINESS',
      layout: 'number:8n check:1n programme:2a reference:4n',
      checks: [luhn(['number'], 'check')],
      confidence: 'sourced',
    }),
  ],
  { otherTaxIds: true },
);

export const sources: Sources = {
  SIN: ['python-stdnum'],
  BN: ['python-stdnum'],
};

export const examples: IdentifierExamples = {
  SIN: { valid: ['123-456-782'], invalid: { '123456783': 'INCORRECT_CHECK_DIGITS', '023456782': 'INVALID_FORMAT' } },
  BN: {
    valid: ['12302 6635', '12302 6635 RC 0001'],
    invalid: { '123026636': 'INCORRECT_CHECK_DIGITS', '123026636RC0001': 'INCORRECT_CHECK_DIGITS', '123026635RC1': 'INVALID_FORMAT' },
  },
};
