/**
 * Accounts in Spain as domestic payments write them: the código cuenta cliente (CCC), entidad, oficina, two check digits and número de
 * cuenta.
 *
 * Where bank and branch are named apart, the account number may lack them, and may lack the check digits as well.
 *
 * @see IBAN registry, release 102, entry ES
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { ES } from './iban.js';

export const account = localAccount(ES, {
  currency: 'EUR',
  clearingSystem: 'ESNCC',
  forms: [exactly('bank', 'branch', 'bankCheck', 'check', 'account'), exactly('bankCheck', 'check', 'account'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '2100 0418 45 0200051332', iban: 'ES9121000418450200051332' },
    { memberId: '2100', branchId: '0418', account: '0200051332', iban: 'ES9121000418450200051332' },
    { memberId: '21000418', account: '45-0200051332', iban: 'ES9121000418450200051332' },
  ],
};
