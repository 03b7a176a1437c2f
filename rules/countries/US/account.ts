/**
 * Accounts in the United States: the ABA routing transit number (9 digits) names the bank; account numbers have 1 to 17 characters.
 *
 * The ninth digit of the routing number checks the eight before it. Routing numbers begin with 00 to 12, 21 to 32, 61 to 72 or 80.
 *
 * The gotcha: nine zeros satisfy the check but are no routing number. No list of routing numbers may be distributed.
 *
 * @see American Bankers Association, routing number policy
 * @see Nacha operating rules, DFI account number: 17 characters
 */
import { upToFull } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'US',
  currency: 'USD',
  bban: 'bank:9n account:17c',
  checks: [
    weightedDigits({
      name: 'aba-routing-number',
      over: ['bank'],
      weights: [3, 7, 1],
      modulus: 10,
      unissued: /^0{9}|^(?!0|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/,
    }),
  ],
  clearingSystem: 'USABA',
  forms: [upToFull(1, 'account')],
});

export const checkSources: CheckSources = { 'aba-routing-number': 'American Bankers Association, routing number policy' };

export const examples: AccountExamples = {
  valid: [
    { memberId: '021000021', account: '1234567890' },
    { memberId: '//FW111000025', account: '000123456789' },
    { memberId: 'USABA121000358', account: '12345678901234567' },
  ],
  invalid: [
    { memberId: '112000025', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '021000022', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '000000000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '500000005', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '02100002', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '021000021', account: '123456789012345678', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
