/**
 * Accounts in Nepal: an account number of 6 to 20 characters.
 *
 * Payments name the bank by its BIC or by a code of the network that pays. Those of connectIPS, four digits, name a bank where `reference-data/banks/NP` has
 * them; other codes are not covered.
 *
 * @see Nepal Clearing House
 * @see https://docs.worldpay.com/access/products/marketplaces/coverage/bank/apac/nepal (up to 20 characters)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'NP',
  currency: 'NPR',
  bban: 'account:20c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '0010012345678901' }, { account: '001-2345678-NPR' }],
  invalid: [
    { account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
