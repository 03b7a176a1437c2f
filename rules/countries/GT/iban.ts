/**
 * IBANs of Guatemala.
 *
 * The bank is the first four characters of its BIC. The currency is the central bank's code of two digits: 01 for the quetzal, 02 for the
 * dollar.
 *
 * @see IBAN registry, release 102, entry GT
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GT = country({
  code: 'GT',
  bban: 'bank:4c currency:2c type:2c account:16c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['GT82TRAJ01020000001210029690'],
  invalid: {
    GT84TRAJ01020000001210029690: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GT82TRAJ0102000000121002969: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
