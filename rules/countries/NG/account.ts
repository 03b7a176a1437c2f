/**
 * Accounts in Nigeria: a bank code of 3 digits and the NUBAN.
 *
 * Customers know the NUBAN as one number of ten digits: the account number and its check digit.
 *
 * The gotcha: the check digit also covers the code of the bank that issued the number, and customers keep their number when banks merge.
 * The rules therefore check it only for banks that have taken over no other bank.
 *
 * Other codes of three digits belong to one provider or another. Codes of six digits are of two kinds that overlap: those of NIP, the instant payments of
 * NIBSS, and codes of three digits filled up with zeros; those of five digits are one provider's. They name a bank where `reference-data/banks/NG` has them,
 * and one that it lacks is not covered.
 *
 * @see Central Bank of Nigeria, Nigeria Uniform Bank Account Number (NUBAN) standards, 2010, revised 2020
 */

import { exactly } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'NG',
  currency: 'NGN',
  normalizeMemberId: lostZeros(2, 3),
  bban: 'bank:3n account:9n check:1n',
  checks: [
    weightedDigits({
      name: 'nuban',
      over: ['bank', 'account'],
      weights: [3, 7, 3],
      modulus: 10,
      check: 'check',
      substitutes: { 10: 0 },
      notCovered: /^(?!011|023|03[23]|05[78]|06[38]|07[06]|082|215|221)/,
    }),
  ],
  otherDomesticCode: [5, 6, 9],
  forms: [exactly('account', 'check')],
});

export const checkSources: CheckSources = { nuban: 'Central Bank of Nigeria, NUBAN' };

export const examples: AccountExamples = {
  valid: [
    { memberId: '011', account: '0000014579' },
    { memberId: '058', account: '000-000-0018' },
    { memberId: '044', account: '0000014578' },
    { account: '0000000017' },
  ],
  invalid: [
    { memberId: '011', account: '0000014578', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '058', account: '0000000017', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '058', account: '000000018', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '08012345678', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
