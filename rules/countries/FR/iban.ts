/**
 * IBANs of France: the BBAN is the RIB, code banque, code guichet, numéro de compte, clé RIB.
 *
 * The registry names no branch; every bank uses the five digits after its own as the branch. The overseas territories issue IBANs that
 * begin with FR; those of NC, PF, WF and TF are outside SEPA.
 *
 * @see IBAN registry, release 102, entry FR
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const FR = country({
  code: 'FR',
  bban: 'bank:5n branch:5n account:11c check:2n',
  checks: [cleRib('check')],
  territories: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'],
});

export const examples: CountryExamples = {
  valid: ['FR1420041010050500013M02606', 'FR7630006000011234567890189', 'FR7690332015161377835389896'],
  invalid: {
    FR7920041010050500013M02600: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    FR2830006000011234567890180: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    FR1620041010050500013M02606: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    FR1420041010050500013M0260: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
