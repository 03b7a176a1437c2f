/**
 * Accounts in the Philippines: the BRSTN of 9 digits names bank and branch; account numbers have up to 20 digits.
 *
 * Most payments name the bank by its BIC or by a code of the network: a code that is no BRSTN is not covered. Each bank has its own length
 * of account numbers, mostly 10 to 16 digits.
 *
 * @see Philippine Clearing House Corporation, bank routing symbol transit numbers
 * @see https://docs.crezco.com beneficiary bank account fields (1 to 17 digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'PH',
  currency: 'PHP',
  bban: 'bank:9n account:20n',
  otherDomesticCode: 'digits',
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ memberId: '010530667', account: '001234567890' }, { account: '1234-5678-90' }],
  invalid: [
    { account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '010530667', account: '00123456789A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
