/**
 * Brazil.
 *
 * Bank 8 digits, branch 5 digits, account 10 digits, type 1 letter, holder 1 character.
 *
 * The bank is the ISPB number; at home a bank is also called by the three digits of its COMPE code. Type is the kind of account, holder
 * counts the owners.
 *
 * @see IBAN registry, release 102, entry BR
 */
import { type CountryExamples, country } from '../country.js';

export const BR = country({
  code: 'BR',
  currency: 'BRL',
  bban: 'bank:8n branch:5n account:10n type:1a holder:1c',
  otherCodeAtHome: true,
});

export const examples: CountryExamples = {
  valid: ['BR1800360305000010009795493C1'],
  invalid: {
    BR2000360305000010009795493C1: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BR1800360305000010009795493C: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ memberId: '00360305', branchId: '00001', account: '0009795493C1', iban: 'BR1800360305000010009795493C1' }],
};
