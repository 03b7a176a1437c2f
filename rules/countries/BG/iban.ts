/**
 * Bulgaria.
 *
 * Bank 4 letters, branch 4 digits, type 2 digits, account 8 characters.
 *
 * The bank is the first four letters of its BIC; bank and branch together are the BAE code.
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
