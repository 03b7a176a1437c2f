/**
 * Accounts in Argentina: the CBU, an account number of 22 digits that holds its bank, or the CVU.
 *
 * A CBU is bank, branch, a check digit over these two, account, and a check digit over the account. The weights 3, 1, 7, 9 run from the
 * right. A CVU is the same number at a payment service provider: it begins with 000, and the provider stands in place of the branch. The
 * bank that sponsors it may be given beside it.
 *
 * The central bank's own code of a bank has five digits: 00011 is 011.
 *
 * @see Banco Central de la República Argentina, Sistema Nacional de Pagos, Clave Bancaria Uniforme and Clave Virtual Uniforme
 */
import { exactly } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'AR',
  currency: 'ARS',
  bban: 'bank:3n branch:4n bankCheck:1n account:13n check:1n',
  checks: [
    weightedDigits({
      name: 'cbu-bank',
      over: ['bank', 'branch'],
      weights: [7, 1, 3, 9],
      modulus: 10,
      check: 'bankCheck',
      substitutes: { 10: 0 },
    }),
    weightedDigits({ name: 'cbu-account', over: ['account'], weights: [3, 9, 7, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } }),
  ],
  memberIdPrefixes: ['00'],
  otherDomesticCode: [],
  noBank: '000',
  forms: [exactly('bank', 'branch', 'bankCheck', 'account', 'check')],
});

export const checkSources: CheckSources = { cbu: 'Banco Central de la República Argentina, CBU' };

export const examples: AccountExamples = {
  valid: [
    { account: '2850590940090418135201' },
    { memberId: '191', account: '19101196-55111901676653' },
    { memberId: '00285', account: '2850590940090418135201' },
    { memberId: '2850590' },
    { account: '0000003100065557211734' },
    { memberId: '011', account: '0000003100065557211734' },
  ],
  invalid: [
    { account: '2810590940090418135201', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '1910119655111901676654', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '285059094009041813520', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '011', account: '2850590940090418135201', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
