/**
 * Accounts in Namibia: a branch code of 6 digits names the bank and the branch; account numbers have 7 to 13 digits.
 *
 * The branch codes belong to the same family as the South African ones, but nobody publishes them. Any other bank identifier is not
 * covered.
 *
 * @see https://trackmyswift.com/country/NAMIBIA (account of 8 to 13 digits; the rules also accept 7, for a leading zero that is left out)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'NA',
  currency: 'NAD',
  bban: 'bank:6n account:13n',
  otherDomesticCode: true,
  forms: [upToFull(7, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ memberId: '280172', account: '62001234567' }, { memberId: '48-19-72', account: '8001234567' }, { account: '1234567890123' }],
  invalid: [
    { memberId: '280172', account: '123456', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '280172', account: '12345678901234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
