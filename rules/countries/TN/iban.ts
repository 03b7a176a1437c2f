/**
 * Tunisia: bank code, branch code, account number and check digits (clé RIB).
 *
 * @see IBAN registry, release 102, entry TN
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TN = country({
  code: 'TN',
  bban: 'bank:2n branch:3n account:13n check:2n',
  checks: [cleRib('check')],
});

export const examples: CountryExamples = {
  valid: ['TN5910006035183598478831', 'TN5988549724805435827907', 'TN5938478055342733370552'],
  invalid: {
    TN8610006035183598478830: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TN5488549724805435827900: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TN6110006035183598478831: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TN591000603518359847883: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
