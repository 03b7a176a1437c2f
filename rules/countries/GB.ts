/**
 * United Kingdom.
 *
 * Bank 4 letters, branch 6 digits, account 8 digits.
 *
 * The branch is the sort code: the identifier that a domestic payment wants. The bank of a sort code is not public, so an IBAN
 * is built from local details only where a BIC names the bank.
 *
 * @see IBAN registry, release 102, entry GB
 * @see Pay.UK, Validating account numbers: UK modulus checking, version 7.70
 */
import { sortCodeModulus } from '../../src/checks/bank-rules.js';
import { ukAccount } from '../../src/forms/british.js';
import { type CountryExamples, country } from '../country.js';

export const GB = country({
  code: 'GB',
  currency: 'GBP',
  bban: 'bank:4a branch:6n account:8n',
  checks: [sortCodeModulus('branch', 'account')],
  memberId: ['branch'],
  clearingSystem: 'GBDSC',
  account: [ukAccount('branch', 'account')],
  bankIsBicPrefix: true,
  territories: ['GG', 'JE', 'IM'],
});

export const examples: CountryExamples = {
  valid: ['GB29NWBK60161331926819'],
  invalid: {
    GB31NWBK60161331926819: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GB29NWBK6016133192681: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { memberId: '60-16-13', bic: 'NWBKGB2L', account: '31926819', iban: 'GB29NWBK60161331926819' },
    { memberId: '601613', bic: 'NWBKGB2L', account: '0131926819', iban: 'GB29NWBK60161331926819' },
    { memberId: '601613', bic: 'NWBKGB2LXXX', account: '1234567', iban: 'GB45NWBK60161301234567' },
    { memberId: '090126', bic: 'ABBYGB2L', account: '812345678', iban: 'GB03ABBY09012812345678' },
    { memberId: '089000', bic: 'CPBKGB22', account: '12345678-00', iban: 'GB42CPBK08900012345678' },
  ],
};
