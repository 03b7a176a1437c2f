/**
 * IBANs of Brazil: the ISPB number of the bank, branch, account, type and holder.
 *
 * `type` is the kind of account, `holder` counts the owners. Domestic details lack these two, and no IBAN can be built without them.
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
