/**
 * IBANs of the United Kingdom: the first four letters of the BIC, the sort code and the account number.
 *
 * The branch is the sort code. Jersey, Guernsey and the Isle of Man have British IBANs.
 *
 * @see IBAN registry, release 102, entry GB
 * @see Pay.UK, Validating account numbers: UK modulus checking, version 7.70
 */
import { sortCodeModulus } from '../../check-digits/bank-rules.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GB = country({
  code: 'GB',
  bban: 'bank:4a branch:6n account:8n',
  checks: [sortCodeModulus('branch', 'account')],
  bankIsBicPrefix: true,
  territories: ['GG', 'JE', 'IM'],
});

export const examples: CountryExamples = {
  valid: ['GB29NWBK60161331926819'],
  invalid: {
    GB31NWBK60161331926819: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GB29NWBK6016133192681: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
