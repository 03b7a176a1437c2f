/**
 * Accounts in Algeria as domestic payments write them: the RIB of twenty digits, in which the bank has three digits.
 *
 * The IBAN gives the bank five digits. The rule of the RIB key is not confirmed, so an account number without its key cannot be completed.
 *
 * @see https://docs.stripe.com/payouts (RIB of 20 characters)
 */
import { exactly } from '../../account-forms/account-form.js';
import { algerianRib } from '../../account-forms/algerian.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DZ } from './iban.js';

export const account = localAccount(DZ, {
  currency: 'DZD',
  otherDomesticCode: [3, 8],
  forms: [algerianRib('bank', 'branch', 'account', 'check'), exactly('account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { account: '021 00001 1130000005 70', iban: 'DZ580002100001113000000570' },
    { memberId: '00021', branchId: '00001', account: '1130000005 70', iban: 'DZ580002100001113000000570' },
  ],
};
