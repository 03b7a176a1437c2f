/**
 * Italy: the codice fiscale. For a person it has sixteen characters; for a company it is the partita IVA of eleven digits.
 *
 * The last letter of the codice fiscale is a CIN. Where two people would share a codice, letters stand for digits: L M N P Q R S T U V for
 * 0 to 9.
 *
 * @see Decreto ministeriale 23 dicembre 1976, n. 13813
 * @see European Commission, TIN Algorithms – Public, Italy
 */
import { cin } from '../../check-digits/cin.js';
import { luhn } from '../../check-digits/luhn.js';
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';
import type { Sources } from '../../vocabulary/sources.js';

export const identifiers = creditorIdentifiers('IT', [
  identifier({
    type: 'CF',
    aliases: ['CODICE_FISCALE'],
    kind: 'TXID',
    of: 'INDIVIDUAL',
    layout: 'body:15c check:1a',
    pattern: /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
    checks: [cin(['body'], 'check')],
    confidence: 'verified',
  }),
  identifier({
    type: 'PIVA',
    aliases: ['PARTITA_IVA', 'IVA', 'CF', 'VAT'],
    kind: 'TXID',
    layout: 'number:10n check:1n',
    prefixes: ['IT'],
    checks: [luhn(['number'], 'check')],
    confidence: 'verified',
  }),
]);

export const sources: Sources = {
  CF: ['stdnum 1.12.0, it.codicefiscale'],
  PIVA: ['stdnum 1.12.0, it.iva'],
};

export const examples: IdentifierExamples = {
  CF: {
    valid: ['RCCMNL83S18D969H', 'RCC MNL 83S18 D969H'],
    invalid: { RCCMNL83S18D967H: 'INCORRECT_CHECK_DIGITS', RCCMNL83O18D969H: 'INVALID_FORMAT', 12345678: 'INVALID_FORMAT' },
  },
  PIVA: {
    valid: ['IT 00743110157', '00743110157'],
    invalid: { 'IT 00743110158': 'INCORRECT_CHECK_DIGITS', 'IT 0074311015': 'INVALID_FORMAT' },
  },
};
