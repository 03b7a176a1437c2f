/**
 * Guatemala.
 *
 * Bank 4 characters, currency 2 characters, type 2 characters, account 16 characters.
 *
 * Currency is the central bank’s two-digit code, 01 for quetzal and 02 for dollar. At home many banks write their own shorter number, and a code
 * of their clearing house for the bank: neither is covered.
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
