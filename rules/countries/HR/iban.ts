/**
 * IBANs of Croatia.
 *
 * Bank code and account number each end in a check digit of their own.
 *
 * @see IBAN registry, release 102, entry HR
 * @see Croatian National Bank, decision on the construction of the account
 */
import { mod11_10 } from '../../check-digits/mod11-10.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const HR = country({
  code: 'HR',
  bban: 'bank:7n account:10n',
  checks: [mod11_10('bank'), mod11_10('account')],
});

export const examples: CountryExamples = {
  valid: ['HR1210010051863000160', 'HR1723600001101234565', 'HR2576879114779553577'],
  invalid: {
    HR8210010051863000161: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HR5523600001101234560: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HR1410010051863000160: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    HR121001005186300016: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
