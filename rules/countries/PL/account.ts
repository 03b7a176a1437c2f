/**
 * Accounts in Poland: the domestic number (NRB) is the IBAN without its country code.
 *
 * People write the whole NRB, or name the bank by the eight digits of its numer rozliczeniowy and write the account number alone.
 *
 * @see IBAN registry, release 102, entry PL
 */
import { exactly, withIbanCheckDigits } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PL } from './iban.js';

export const account = localAccount(PL, {
  currency: 'PLN',
  clearingSystem: 'PLKNR',
  forms: [withIbanCheckDigits('bank', 'check', 'account'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '61 1090 1014 0000 0712 1981 2874', iban: 'PL61109010140000071219812874' },
    { memberId: '10901014', account: '0000071219812874', iban: 'PL61109010140000071219812874' },
  ],
};
