/**
 * IBANs of Germany: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * The check digit of the Kontonummer follows the method that its bank has registered: `account.ts` checks it, where the bank directory is at hand.
 *
 * @see IBAN registry, release 102, entry DE
 * @see https://www.bundesbank.de/en/tasks/payment-systems/services/bank-sort-codes
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const DE = country({
  code: 'DE',
  bban: 'bank:8n account:10n',
});

export const examples: CountryExamples = {
  valid: ['DE89370400440532013000'],
  invalid: {
    DE91370400440532013000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DE8937040044053201300: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
