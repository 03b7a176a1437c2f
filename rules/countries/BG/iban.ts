/**
 * IBANs of Bulgaria: the BAE code, the type of account and the account number.
 *
 * The BAE code is bank and branch together. The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry BG
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BG = country({
  code: 'BG',
  bban: 'bank:4a branch:4n type:2n account:8c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['BG80BNBG96611020345678'],
  invalid: {
    BG82BNBG96611020345678: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BG80BNBG9661102034567: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
