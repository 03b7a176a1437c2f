/**
 * Bangladesh.
 *
 * Bank 9 digits (routing number: bank 3, district 2, branch 3, check 1), account 6 to 20 digits.
 *
 * How the last digit of the routing number follows from the rest is not published.
 *
 * @see Bangladesh Bank, routing numbers for BACPS and BEFTN
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'BD',
  currency: 'BDT',
  bban: 'bank:9n account:20n',
  clearingSystem: 'BEFTN',
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '060261339', account: '1234567890123' },
    { memberId: 'BEFTN225272684', account: '12345678901234567' },
  ],
  invalid: [
    { memberId: '06026133', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '06026133A', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '060261339', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '060261339', account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
