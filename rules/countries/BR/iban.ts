/**
 * Brazil.
 *
 * Bank 8 digits, branch 5 digits, account 10 digits, type 1 letter, holder 1 character. At home: bank 3 or 8 digits, branch 4 digits, account up to
 * 20 digits, each of the last two with a check digit of its bank’s own.
 *
 * The bank is the ISPB number; at home a bank is also called by the three digits of its COMPE code. Type is the kind of account, holder
 * counts the owners: without the two no IBAN can be built. Accounts at banks have up to 13 digits, Pix carries up to 20.
 *
 * @see IBAN registry, release 102, entry BR
 * @see Banco Central do Brasil, Participantes do STR; https://docs.localpayment.com/reference/bank-account-validations-1
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BR = country({
  code: 'BR',
  bban: 'bank:8n branch:5n account:10n type:1a holder:1c',
});

export const examples: CountryExamples = {
  valid: ['BR1800360305000010009795493C1'],
  invalid: {
    BR2000360305000010009795493C1: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BR1800360305000010009795493C: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
