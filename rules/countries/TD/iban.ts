/**
 * Chad.
 *
 * Bank 5 digits, branch 5 digits, account 11 digits, check 2 digits.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TD = country({
  code: 'TD',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['TD8960002000016516761222002', 'TD8960002000012972997528865'],
  invalid: {
    TD6260002000016516761222003: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TD9160002000016516761222002: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TD896000200001651676122200: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
