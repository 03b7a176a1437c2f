/**
 * Chad: bank code, branch code, account number and check digits (clé RIB).
 *
 * The IBAN registry does not list Chad. Its banks issue these IBANs, and the layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Chad
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
