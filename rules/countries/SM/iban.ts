/**
 * San Marino: as in Italy, CIN (check letter), ABI (bank), CAB (branch) and account number.
 *
 * @see IBAN registry, release 102, entry SM
 */
import { cin } from '../../check-digits/cin.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SM = country({
  code: 'SM',
  bban: 'check:1a bank:5n branch:5n account:12c',
  checks: [cin(['bank', 'branch', 'account'], 'check')],
});

export const examples: CountryExamples = {
  valid: ['SM86U0322509800000000270100', 'SM09P0492181221572481075114', 'SM96S6942273712287045996083'],
  invalid: {
    SM59U0322509800000000270101: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SM20P0492181221572481075110: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SM88U0322509800000000270100: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SM86U032250980000000027010: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
