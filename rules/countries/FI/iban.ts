/**
 * IBANs of Finland: the domestic account number at its full length of fourteen digits.
 *
 * The last digit is a Luhn check digit. How a short number gets its zeros: `account.ts`. Accounts in Åland have Finnish IBANs.
 *
 * @see IBAN registry, release 102, entry FI
 * @see Federation of Finnish Financial Services, The structure of Finnish bank account numbers, 2009
 */
import { luhn } from '../../check-digits/luhn.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const FI = country({
  code: 'FI',
  bban: 'bank:3n account:10n check:1n',
  checks: [luhn(['bank', 'account'], 'check')],
  territories: ['AX'],
});

export const examples: CountryExamples = {
  valid: ['FI2112345600000785', 'FI1410093000123458', 'FI3936939713816228'],
  invalid: {
    FI5912345600000780: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    FI3610093000123450: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    FI2312345600000785: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    FI211234560000078: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
