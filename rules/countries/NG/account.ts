/**
 * Nigeria.
 *
 * Bank 3 digits, account 9 digits, check 1 digit. The customer knows the account and its check digit as one number of ten digits, the NUBAN.
 *
 * The check digit covers the code of the bank that issued the number. A customer keeps the number when banks merge, so that it is judged
 * only for banks that have taken over no other; other codes of three digits are a provider's own. Codes of six digits are of two kinds that
 * overlap (the clearing house's, and three digits filled up with zeros): what they say is not covered.
 *
 * @see Central Bank of Nigeria, Nigeria Uniform Bank Account Number (NUBAN) standards, 2010, revised 2020
 */
import { exactly } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'NG',
  currency: 'NGN',
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
  otherCodeAtHome: true,
  forms: [exactly('account', 'check')],
});

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
