/**
 * Accounts in Venezuela: the código cuenta cliente, an account number that holds its bank: bank, branch, two check digits and account.
 *
 * The gotcha: it looks like the Spanish account number but is another. The weights differ, the second check digit covers branch and
 * account, and 10 is written 0, 11 is written 1. The rule holds in the numbers that are published, but no text of the authority was found,
 * so a failed check is a warning.
 *
 * @see Superintendencia de las Instituciones del Sector Bancario, código cuenta cliente
 * @see https://github.com/pablorsk/bank-account-validator-venezuela
 */
import { exactly } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import { advisory } from '../../vocabulary/check.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'VE',
  currency: 'VES',
  bban: 'bank:4n branch:4n bankCheck:1n check:1n account:10n',
  checks: [
    advisory(
      weightedDigits({
        name: 've-bank',
        over: ['bank', 'branch'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'bankCheck',
        substitutes: { 10: 0, 11: 1 },
      }),
    ),
    advisory(
      weightedDigits({
        name: 've-account',
        over: ['branch', 'account'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
        modulus: 11,
        check: 'check',
        substitutes: { 10: 0, 11: 1 },
      }),
    ),
  ],
  otherDomesticCode: [],
  forms: [exactly('bank', 'branch', 'bankCheck', 'check', 'account')],
});

export const checkSources: CheckSources = { 've-': 'published numbers, as bank-account-validator-venezuela checks them' };

export const examples: AccountExamples = {
  valid: [
    { account: '0134-0001-60-0000012345' },
    { memberId: '0102', account: '01020002480000000001' },
    { memberId: '0102', branchId: '0501', account: '01020501860000000000' },
    { memberId: '01020501' },
  ],
  invalid: [
    { account: '01340001500000012345', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '01340001610000012345', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '0134000160000001234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '0105', account: '01020002480000000001', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
