/**
 * Accounts in Mexico: the CLABE of 18 digits, an account number that holds its bank. Its parts are bank code, branch (plaza), account
 * number and check digit.
 *
 * The published check adds up the last digits of the products. Modulo 10 that equals the sum of the products, which the code computes.
 *
 * The gotcha: SPEI puts two digits before the bank code of the CLABE, 40 for banks, 37 for those of the state, 90 for others: 40012 is bank 012.
 *
 * @see Asociación de Bancos de México, CLABE
 * @see https://docs.tonder.io/direct-integration/reference/institution-codes
 */
import { exactly } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import type { CheckSources } from '../../vocabulary/sources.js';

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
  memberIdPrefixes: ['40', '37', '90'],
  otherDomesticCode: [],
  forms: [exactly('bank', 'branch', 'account', 'check')],
});

export const checkSources: CheckSources = { clabe: 'Asociación de Bancos de México, CLABE' };

export const examples: AccountExamples = {
  valid: [
    { account: '032180000118359719' },
    { memberId: '032', account: '032 180 00011835971 9' },
    { memberId: '40002', account: '002000000000000008' },
    { memberId: '90646' },
    { memberId: '032180' },
  ],
  invalid: [
    { account: '032180000118359718', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '002000000000000007', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '03218000011835971', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '002', account: '032180000118359719', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
