/**
 * Sweden: a bank code, which is not the clearing number, the account number, and a check digit.
 *
 * Each bank has its own rule that turns clearing number and account number into the digits of an IBAN. The bank keeps its own check digits,
 * which the IBAN does not show.
 *
 * @see IBAN registry, release 102, entry SE
 * @see https://www.bankinfrastruktur.se/framtidens-betalningsinfrastruktur/iban-och-svenskt-nationellt-kontonummer, 2025-01-27
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SE = country({
  code: 'SE',
  bban: 'bank:3n account:16n check:1n',
});

export const examples: CountryExamples = {
  valid: ['SE4550000000058398257466'],
  invalid: {
    SE4750000000058398257466: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SE455000000005839825746: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
