/**
 * Sweden.
 *
 * Bank 3 digits, account 16 digits, check 1 digit.
 *
 * Clearing number and serial are folded into the account by a rule of each bank: the check digit cannot be judged from the IBAN alone.
 *
 * Domestic payments use the clearing number.
 *
 * @see IBAN registry, release 102, entry SE
 */
import { type CountryExamples, country } from '../country.js';

export const SE = country({
  code: 'SE',
  currency: 'SEK',
  bban: 'bank:3n account:16n check:1n',
  otherCodeAtHome: true,
});

export const examples: CountryExamples = {
  valid: ['SE4550000000058398257466'],
  invalid: {
    SE4750000000058398257466: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SE455000000005839825746: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
