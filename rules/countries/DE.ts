/**
 * Germany.
 *
 * Bank 8 digits, account 10 digits.
 *
 * The check digit of the account follows the method that its bank has registered: it is judged only where the bank directory is at hand.
 *
 * @see IBAN registry, release 102, entry DE
 * @see https://www.bundesbank.de/en/tasks/payment-systems/services/bank-sort-codes
 */
import { accountMethod } from '../../src/checks/bank-rules.js';
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const DE = country({
  code: 'DE',
  currency: 'EUR',
  bban: 'bank:8n account:10n',
  checks: [accountMethod('DE', 'bank', 'account')],
  clearingSystem: 'DEBLZ',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['DE89370400440532013000'],
  invalid: {
    DE91370400440532013000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DE8937040044053201300: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ memberId: '370 400 44', account: '532013000', iban: 'DE89370400440532013000' }],
};
