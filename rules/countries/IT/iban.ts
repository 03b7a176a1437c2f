/**
 * IBANs of Italy: CIN, ABI, CAB and the account number.
 *
 * The ABI is the bank, the CAB the branch. The CIN is a check letter over the rest, and stands before the bank.
 *
 * @see IBAN registry, release 102, entry IT
 * @see Associazione Bancaria Italiana, coordinate bancarie nazionali
 */
import { cin } from '../../check-digits/cin.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const IT = country({
  code: 'IT',
  bban: 'check:1a bank:5n branch:5n account:12c',
  checks: [cin(['bank', 'branch', 'account'], 'check')],
});

export const examples: CountryExamples = {
  valid: ['IT60X0542811101000000123456'],
  invalid: {
    IT28X0542811101000000123450: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IT83T0538703601000000198030: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IT62X0542811101000000123456: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IT60X054281110100000012345: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
