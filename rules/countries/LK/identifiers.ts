/**
 * Sri Lanka: the NIC of a person, which has nine digits and a letter or, since 2016, twelve digits; the TIN. Their check rules are not
 * published. Behind the year of birth stands the day of the year, from 1 to 366, and 500 more for women.
 *
 * @see Department for Registration of Persons, national identity card
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

const DAY_OF_YEAR = '(?:[05](?:0[1-9]|[1-9]\\d)|[16]\\d\\d|[27]\\d\\d|[38](?:[0-5]\\d|6[0-6]))';

export const identifiers = creditorIdentifiers('LK', [
  identifier({
    type: 'NIC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'number:9n letter:1a',
    pattern: new RegExp(`^\\d{2}${DAY_OF_YEAR}\\d{4}[VX]$`),
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({
    type: 'NIC',
    kind: 'NIDN',
    of: 'INDIVIDUAL',
    layout: 'year:4n number:8n',
    pattern: new RegExp(`^(?:19|20)\\d{2}${DAY_OF_YEAR}\\d{5}$`),
    isTaxId: true,
    confidence: 'known',
  }),
  identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n', confidence: 'known' }),
]);

export const examples: IdentifierExamples = {
  NIC: {
    valid: ['850123456V', '198501203456'],
    invalid: {
      '850123456A': 'INVALID_FORMAT',
      '850003456V': 'INVALID_FORMAT',
      '854003456V': 'INVALID_FORMAT',
      '198550003456': 'INVALID_FORMAT',
      '188501203456': 'INVALID_FORMAT',
    },
  },
  TIN: { valid: ['123456789'], invalid: { '12345678': 'INVALID_FORMAT' } },
};
