/**
 * Accounts in Belgium as domestic payments write them: twelve digits, bank (3), account (7) and check digits (2), written 539-0075470-34.
 *
 * Where the bank is named apart, the account number may lack it, and may lack the check digits as well.
 *
 * @see IBAN registry, release 102, entry BE
 * @see https://www.nbb.be/en/payment-systems/payment-standards/bank-identification-codes
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BE } from './iban.js';

export const account = localAccount(BE, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '539-0075470-34', iban: 'BE68539007547034' },
    { memberId: '539', account: '0075470-34', iban: 'BE68539007547034' },
    { memberId: '539', account: '0075470', iban: 'BE68539007547034' },
  ],
};
