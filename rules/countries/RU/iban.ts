/**
 * Russian Federation: the BIK of nine digits names the bank; branch and account together are the domestic account of 20 digits.
 *
 * The ninth of these 20 digits is a check digit over bank and account.
 *
 * The gotcha: accounts of the treasury have no check digit.
 *
 * @see IBAN registry, release 102, entry RU
 * @see Bank of Russia, Procedure for calculating the control key in the number of a personal account, No. 515 of 8 September 1997
 */
import { russianAccountKey } from '../../check-digits/russian-account.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const RU = country({
  code: 'RU',
  bban: 'bank:9n branch:5n account:15c',
  checks: [russianAccountKey('bank', ['branch', 'account'])],
});

export const examples: CountryExamples = {
  valid: ['RU0304452522540817810538091310419', 'RU9404980574640602810700000000025', 'RU6001700398303100643000000018500'],
  invalid: {
    RU6204452522540817810638091310419: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    RU0504452522540817810538091310419: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    RU030445252254081781053809131041: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
