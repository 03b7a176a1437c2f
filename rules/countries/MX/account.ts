/**
 * Mexico.
 *
 * Bank 3 digits, branch 3 digits (plaza), account 11 digits, check 1 digit: the CLABE, in which the account number holds its bank.
 *
 * The check digit adds up the last digits of the products, which is the sum of the products modulo 10. SPEI calls a bank by two digits
 * more than the CLABE does: 40012 is 012.
 *
 * @see Asociación de Bancos de México, CLABE
 * @see https://docs.tonder.io/direct-integration/reference/institution-codes
 */
import { exactly } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'MX',
  currency: 'MXN',
  bban: 'bank:3n branch:3n account:11n check:1n',
  checks: [
    weightedDigits({
      name: 'clabe',
      over: ['bank', 'branch', 'account'],
      weights: [3, 7, 1],
      modulus: 10,
      check: 'check',
      substitutes: { 10: 0 },
    }),
  ],
  memberIdPrefixes: ['40'],
  otherCodeAtHome: true,
  forms: [exactly('bank', 'branch', 'account', 'check')],
});

export const examples: AccountExamples = {
  valid: [
    { account: '032180000118359719' },
    { memberId: '032', account: '032 180 00011835971 9' },
    { memberId: '40002', account: '002000000000000008' },
    { memberId: '032180' },
  ],
  invalid: [
    { account: '032180000118359718', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '002000000000000007', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '03218000011835971', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '002', account: '032180000118359719', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
