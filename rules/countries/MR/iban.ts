/**
 * Mauritania: bank code, branch code, account number and check digits (clé RIB).
 *
 * @see IBAN registry, release 102, entry MR
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MR = country({
  code: 'MR',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
});

export const examples: CountryExamples = {
  valid: ['MR1300020001010000123456753', 'MR1351740339554676082074070', 'MR1354799599976735704729919'],
  invalid: {
    MR9400020001010000123456750: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MR8351740339554676082074071: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MR1500020001010000123456753: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MR130002000101000012345675: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
